-- The files that a version of an own article shows or attaches. A file that none refers to is deleted after a while.
create table own_article_file (
  article_id bigint not null,
  version integer not null,
  file_id text not null references file,
  primary key (article_id, version, file_id),
  foreign key (article_id, version) references own_article_version on delete cascade
);
create index own_article_file_file on own_article_file (file_id);

insert into own_article_file
select distinct v.article_id, v.version, f.id
from own_article_version v
join own_article o on o.id = v.article_id
cross join lateral regexp_matches(v.document, '/files/([0-9a-f-]{36})/(?:original|preview)', 'g') as named
join file f on f.id = named[1] and f.department_id = o.department_id;

-- What a form created: a second request with the same key, because the response was lost, is the same article.
alter table own_article add column idempotency_key text;
create unique index own_article_idempotency_key on own_article (author_id, idempotency_key)
  where idempotency_key is not null;

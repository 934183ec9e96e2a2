-- What an article says is gathered when it is stored, and brought into the word index for many at once, by a job: one by one
-- it took four fifths of what storing an article costs. A search looks through what is gathered: here are some 900 articles at
-- most, then whoever stores the next brings them in himself.
alter index item_version_vector set (fastupdate = on, gin_pending_list_limit = 16384);

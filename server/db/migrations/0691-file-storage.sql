-- The storage that a department uses is summed before each upload.
create index file_department on file (department_id) include (size, preview_size);
-- Files that nothing uses are deleted by their age.
create index file_completed on file (completed_at) where completed_at is not null;

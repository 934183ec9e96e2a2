-- The storage that a department uses is summed before each upload.
create index file_department on file (department_id) include (size, preview_size);

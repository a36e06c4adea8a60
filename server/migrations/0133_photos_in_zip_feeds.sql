-- Photos that are files in the ZIP of a feed. `file_key` is the folder of the file store that has the ZIP: it stays while one of its
-- photos waits.
alter table source_photo
  add column file_name text,
  -- checksum and size that the ZIP has for it: other bytes under the same name are another photo
  add column file_version text,
  -- the run that named the photo, where it is told when there is none
  add column run_id bigint,
  drop constraint source_photo_check,
  add check (num_nonnulls(file_key, file_name, file_version) = case when url is null then 3 else 0 end);
create index source_photo_file on source_photo (file_key) where state = 'waiting' and file_key is not null;

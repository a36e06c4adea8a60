-- The job reads the open ones in the order of their ids, a batch at a time.
create index scheduled_pause_open_id on scheduled_pause (id) where state in ('scheduled', 'disputed');

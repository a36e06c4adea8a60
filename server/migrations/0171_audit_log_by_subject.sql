-- The log of one kind of record, newest first.
create index audit_log_subject_newest on audit_log (subject, id desc);

-- Since when a push service has let us wait without an answer; null: it answered the last time.
alter table push_subscription drop column timeouts, add column timed_out_since timestamptz;

-- The five days begin anew when the cooperation that had ended them is over.
create index scheduled_pause_cooperation on scheduled_pause (id) where end_reason = 'cooperation';

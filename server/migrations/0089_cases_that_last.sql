-- A case of two exclusive mandates closes by itself only after a day without its ground: a mandate that is taken back for an
-- hour, or signed "anew" with another date, neither stops its clock nor sends emails.
alter table exclusive_case add column lost_ground_at timestamptz;
-- One open case for two properties, whatever days their mandates are said to be signed on.
create unique index exclusive_case_open_pair on exclusive_case (property_id, other_id) where state = 'open';

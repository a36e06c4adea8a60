-- Who typed an email has not shown that it is theirs: what they say of themselves belongs to the message that waits, and
-- reaches the conversation with its confirmation. Null once the message is released.
alter table message
  add asker_name text,
  add asker_phone bytea,
  add show_email boolean,
  add locale text check (locale in ('el', 'en'));

-- A search counts once a network and day for the discover lists. `what` is the hash of a query, or the text of a district's
-- id; `visitor` a hash that changes every day. Both go when the day is over.
create table search_visit (
  day date not null,
  what bytea not null,
  visitor bytea not null,
  primary key (day, what, visitor)
);
comment on column search_day.runs is 'distinct networks';
comment on column search_place_day.runs is 'distinct networks';

-- A browser's own word for itself is free to invent: lists that rank count networks, an owner's figures count visitors.
alter table listing_visit add network bytea;
create index listing_visit_network on listing_visit (day, listing_id, network);
alter table listing_view_day add networks integer;

-- Registrations whose mailbox nobody proved.
insert into retention (what, days, checked_on) values ('unconfirmed_account', 7, '2026-11-16');
create index account_unconfirmed on account (created_at) where email_confirmed_at is null;

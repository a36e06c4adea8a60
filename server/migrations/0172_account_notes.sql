-- What admins write down about an account for each other. Part of what the person gets who asks for their data.
create table account_note (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  -- an admin; the note stays when they are gone
  author_id bigint references account on delete set null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index account_note_account on account_note (account_id, id desc);
create index account_note_author on account_note (author_id) where author_id is not null;

-- Named lists of favourites. The list everybody has is `favorite`; these are beside it, and can be shared.
create table favorite_list (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  -- The link that shows the list: found by its hash, sealed with the server's key because its owner sees it again.
  link_hash bytea unique,
  link_sealed bytea,
  check ((link_hash is null) = (link_sealed is null))
);
create index favorite_list_account on favorite_list (account_id, id);

create table favorite_list_listing (
  list_id bigint not null references favorite_list on delete cascade,
  listing_id bigint not null references listing on delete cascade,
  -- What it cost when it was saved, which it keeps when it is moved.
  price integer not null,
  note text check (length(note) <= 500),
  at timestamptz not null,
  primary key (list_id, listing_id)
);
create index favorite_list_listing_listing on favorite_list_listing (listing_id);

-- Who may read a list, its owner included. Whoever is taken out has no row, and with it goes what they voted.
create table favorite_list_participant (
  list_id bigint not null references favorite_list on delete cascade,
  account_id bigint not null references account on delete cascade,
  joined_at timestamptz not null,
  mail_comments boolean not null default true,
  -- When they are emailed about comments they have not been told of; null: there are none.
  notice_due_at timestamptz,
  last_noticed_at timestamptz,
  -- The newest comment they were told of, or that was there when they joined.
  noticed_comment_id bigint not null default 0,
  primary key (list_id, account_id)
);
create index favorite_list_participant_account on favorite_list_participant (account_id, list_id);
create index favorite_list_participant_due on favorite_list_participant (notice_due_at) where notice_due_at is not null;

-- Open ones alone: an accepted one is a member, and one that was declined or withdrawn is gone.
create table favorite_list_invitation (
  id bigint generated always as identity primary key,
  list_id bigint not null references favorite_list on delete cascade,
  email citext not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (list_id, email)
);
create index favorite_list_invitation_email on favorite_list_invitation (email);
create index favorite_list_invitation_expiry on favorite_list_invitation (expires_at);

create table favorite_list_vote (
  list_id bigint not null,
  listing_id bigint not null,
  account_id bigint not null,
  vote smallint not null check (vote in (-1, 1)),
  primary key (list_id, listing_id, account_id),
  foreign key (list_id, listing_id) references favorite_list_listing on delete cascade,
  foreign key (list_id, account_id) references favorite_list_participant on delete cascade
);
create index favorite_list_vote_member on favorite_list_vote (list_id, account_id);

create table favorite_list_comment (
  id bigint generated always as identity primary key,
  list_id bigint not null,
  listing_id bigint not null,
  account_id bigint not null references account on delete cascade,
  body text not null check (length(body) between 1 and 1000),
  at timestamptz not null,
  foreign key (list_id, listing_id) references favorite_list_listing on delete cascade
);
create index favorite_list_comment_listing on favorite_list_comment (list_id, listing_id, id);
create index favorite_list_comment_account on favorite_list_comment (account_id);

-- People of an agency may have every message about its listings by email, not only those assigned to them.
alter table account add mail_agency_leads boolean not null default false;

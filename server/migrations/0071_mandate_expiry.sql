-- How many of the two reminders before its end an agency has had of a mandate; a new date begins again.
alter table property_private add column mandate_reminders smallint not null default 0;
create index property_private_mandate on property_private (mandate_expires_on) where mandate_expires_on is not null;

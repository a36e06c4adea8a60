-- Money of an agency that was more, less or earlier than what it owed is credited: the next charge asks for the rest.
alter table payment add is_credit boolean not null default false,
  add constraint payment_credit_is_free check (not is_credit or charge_id is null);
alter table bank_line add is_credit boolean not null default false;
-- Of a charge that is void it is free again.
alter table charge add credit_cents integer not null default 0,
  add constraint charge_credit_at_most_all check (credit_cents between 0 and gross_cents);
create index payment_credit on payment (account_id) where is_credit;
-- Lines of a statement are compared with what is left to pay.
drop index charge_due_deposit;
create index charge_due_deposit on charge ((gross_cents - credit_cents)) where state = 'due' and payment = 'deposit';

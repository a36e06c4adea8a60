-- What was decided between two exclusive mandates outlives the account of either agency: else the badge would come back to who
-- lost it when the other one's account is erased.
alter table exclusive_case
  alter column account_id drop not null,
  alter column other_account_id drop not null,
  drop constraint exclusive_case_account_id_fkey,
  drop constraint exclusive_case_other_account_id_fkey,
  add constraint exclusive_case_account_id_fkey foreign key (account_id) references account on delete set null,
  add constraint exclusive_case_other_account_id_fkey foreign key (other_account_id) references account on delete set null;

-- A case that an admin opens again keeps its decision until there is another one.
alter table exclusive_case
  add column decided_at timestamptz,
  add column reopened_at timestamptz,
  -- In which language the admin wrote the reasons; the agencies may read another one.
  add column reasons_locale text check (reasons_locale in ('el', 'en'));
update exclusive_case set decided_at = closed_at, reasons_locale = 'el' where state = 'decided';
alter table exclusive_case
  drop constraint exclusive_case_check,
  add constraint exclusive_case_decision check (state <> 'decided' or decision is not null),
  add constraint exclusive_case_decided_at check ((decision is null) = (decided_at is null));

-- The same of disputes about the five-day rule.
alter table dispute_entry
  add column locale text check (locale in ('el', 'en')),
  drop constraint dispute_entry_kind_check,
  add constraint dispute_entry_kind_check check (kind in
    ('objected', 'answered', 'agency_silent', 'decided_for_owner', 'decided_for_agency', 'reopened', 'ended', 'message'));
update dispute_entry set locale = 'el' where kind in ('decided_for_owner', 'decided_for_agency');

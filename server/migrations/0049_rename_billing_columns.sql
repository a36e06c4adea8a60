-- Columns of money, emails and sessions get the words of docs/glossary.md (docs/decisions/D-125).
alter table email_outbox rename column letter to payload;
alter table session rename column strong to has_second_factor;

alter table plan_price rename column max_ads to max_active_listings;
create or replace function plan_price_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or
    (old.plan_id, old.version, old.max_active_listings, old.net_cents, old.valid_from, old.changed_at, old.changed_by, old.reason)
    is distinct from
    (new.plan_id, new.version, new.max_active_listings, new.net_cents, new.valid_from, new.changed_at, new.changed_by, new.reason)
  then
    raise exception 'plan_price is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
alter table plan_price_notice rename column taken_back_at to withdrawn_at;

alter table subscription rename column next_at to next_billing_at;
alter table subscription rename column first_charge_told_at to first_charge_emailed_at;
alter table subscription rename column card_expiry_told to card_expiry_emailed_for;
alter index subscription_next rename to subscription_next_billing;

alter table charge rename column tries to failed_attempts;
alter table charge rename column next_try_at to next_attempt_at;
alter table charge rename column reminded to reminders;
alter index charge_try rename to charge_next_attempt;

alter table attempt rename column look_at to next_check_at;
alter index attempt_look rename to attempt_next_check;
alter table refund rename column look_at to next_check_at;
alter index refund_look rename to refund_next_check;

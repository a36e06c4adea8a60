-- The kinds are listed once, in contract/src/work-queue/model.ts, and every call checks them there. A list here had to be
-- written anew by each migration that brings a kind.
alter table work_claim drop constraint work_claim_kind_check, add constraint work_claim_kind_check check (kind ~ '^[a-z_]{1,40}$');

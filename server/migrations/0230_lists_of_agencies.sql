-- The orders of the list of agencies of admins (server/src/features/agencies/admin-agencies.queries.ts).
create index agency_newest on agency (created_at, id);
create index agency_by_name on agency ((name_el collate "el-x-icu"), id);
create index agency_stats_listings on agency_stats ((for_sale + for_rent), agency_id);
create index plan_choice_plan on plan_choice (plan_id);

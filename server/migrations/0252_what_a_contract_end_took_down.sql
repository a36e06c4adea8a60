-- A contract that is taken up again gives back what its end took, and nothing that was taken for another reason.
alter table contract_end add paused_listing_ids bigint[];
-- Whether the subscription was switched on when the contract ended.
alter table contract_end add was_switched_on boolean;

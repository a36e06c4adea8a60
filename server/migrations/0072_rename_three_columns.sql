-- The last columns that had another name than the field of the API they are (docs/decisions/D-126).
alter table listing_counter rename column reveals to phone_reveals;
alter table refund rename column asked_by to requested_by;
alter table valuation_backtest rename column inside to share_in_range;

-- Columns of market stats, estimates and counts of listings get the words of docs/glossary.md (docs/decisions/D-125).
alter table place_listing_count rename column ads to listing_count;
alter table market_stats rename column ads to listing_count;
alter table market_stats rename column cut_ads to price_cut_count;
alter table market_stats_month rename column ads to listing_count;
alter table market_stats_bin rename column ads to listing_count;
alter table market_stats_listing rename column twin to duplicate_key;
alter table market_stats_listing rename column cut to has_price_cut;
alter table market_stats_listing rename column counts to is_counted;
alter index market_stats_listing_twin rename to market_stats_listing_duplicate;
alter table valuation_model rename column ads to listing_count;
alter table valuation_backtest rename column ads to listing_count;

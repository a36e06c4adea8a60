-- What an estimate rests on: the models of a night, by market, and how well estimates did each month. No home that was
-- valued is in here, nor any ad: coefficients and sums only.
create table valuation_model (
  version integer not null,
  purpose smallint not null,
  category smallint not null,
  seed integer not null,
  trained_at timestamptz not null,
  ads integer not null,
  body jsonb not null,
  primary key (version, purpose, category)
);

-- Written once for a month and never again.
create table valuation_backtest (
  month date not null check (extract(day from month) = 1),
  purpose smallint not null,
  category smallint not null,
  split text not null check (split in ('random', 'blocks', 'time')),
  made_at timestamptz not null,
  ads integer not null,
  median_error real not null,
  inside real not null,
  area_median_error real not null,
  linear_error real not null,
  primary key (month, purpose, category, split)
);
create trigger valuation_backtest_written_once before update or delete on valuation_backtest for each row execute function refuse_change();

/** How much a development may hold, how much a page shows of it, and how long it is shown once its units are gone. */
export const complexLimits = {
  /** Developments of one agency. */
  most: 100,
  /** Homes of one development. */
  units: 500,
  /** Homes moved in or out by one request. */
  moved: 100,
  name: 120,
  description: 4_000,
  street: 120,
  firstYear: 1950,
  /** Years from now until which a development may promise to be ready. */
  yearsAhead: 15,
  /** A page whose units are all gone says so for so many days, then it is no page. */
  goneDays: 90,
  page: 12,
  units_page: 30,
  pictures: 15,
} as const;

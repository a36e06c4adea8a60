type Rows = { rows: (text: string) => Promise<unknown> };

/** Jobs that wait for a time come now: for instruments that have moved the dates of rows by hand. */
export const runWaitingJobs = (site: Rows): Promise<unknown> =>
  site.rows(`
    update pgboss.job set start_after = now()
    where state = 'created' and name in ('emails', 'bulk-emails', 'account-exports') and start_after > now()`);

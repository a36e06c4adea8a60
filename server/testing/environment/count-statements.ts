/** How many statements PostgreSQL was sent while something ran. Nothing else may use a database in this process meanwhile. */
import pg from 'pg';

/**
 * Counted where they leave: plain ones and those with parameters. What stands above, the client's `query`, is wrapped for
 * each connection when it opens, so a count there would miss every connection that was open before.
 */
export async function countStatements(run: () => Promise<unknown>): Promise<number> {
  const { query, execute } = pg.Connection.prototype;
  let count = 0;
  pg.Connection.prototype.query = function counted(this: pg.Connection, text) {
    count += 1;
    return query.call(this, text);
  };
  pg.Connection.prototype.execute = function counted(this: pg.Connection, config, more) {
    count += 1;
    return execute.call(this, config, more);
  };
  try {
    await run();
  } finally {
    Object.assign(pg.Connection.prototype, { query, execute });
  }
  return count;
}

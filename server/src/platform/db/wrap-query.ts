import type { ClientBase } from 'pg';

/** The library takes a statement in half a dozen ways; whoever stands between hands all of them on as they came. */
export type AnyQuery = (...given: unknown[]) => unknown;

export function wrapQuery(client: ClientBase, wrap: (query: AnyQuery) => AnyQuery): void {
  Object.assign(client, { query: wrap(client.query.bind(client) as AnyQuery) });
}

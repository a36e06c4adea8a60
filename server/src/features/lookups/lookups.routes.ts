import { listCategories, listTypes, lookupCalls } from '@estia/contract/lookups/calls';
import { lookups } from '@estia/contract/lookups/model';
import type { CallServer } from '../../platform/http/call-server.ts';

export function lookupRoutes({ serve }: CallServer): void {
  for (const { call, list } of lookupCalls) {
    const rows = lookups[list].map(({ id, code, name, extra }) => ({ id, code, name, ...extra }));
    serve(call, () => ({ count: rows.length, rows }));
  }

  const allCategories = lookups.categories.map(({ id, code, name }) => ({ category_id: id, code, name }));
  serve(listCategories, () => ({ count: allCategories.length, rows: allCategories }));

  const allTypes = lookups.types.map(({ id, code, name, extra }) => ({
    type_id: id,
    category_id: Number(extra.category_id),
    code,
    name,
  }));
  serve(listTypes, ({ query }) => {
    const rows = allTypes.filter((type) => query.category_id === undefined || type.category_id === query.category_id);
    return { count: rows.length, rows };
  });
}

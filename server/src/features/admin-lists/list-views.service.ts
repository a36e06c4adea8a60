/** What may be saved: up to 20 views of a list, and none twice. */
import { listViewLimits, type ViewedList } from '@estia/contract/admin-lists/list-views';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import * as q from './list-views.queries.ts';

/** As people tell names apart. */
const isSameName = (a: string, b: string): boolean => a.localeCompare(b, 'el', { sensitivity: 'base' }) === 0;

const refuse = (code: 'view_name_in_use' | 'view_exists' | 'views_full') =>
  new AppError('invalid_input', { name: code });

type NewView = { list: ViewedList; name: string; query: string };

export function saveView({ db, clock }: Deps, accountId: number, { list, name, query }: NewView): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await q.lockViewOwner(trx, accountId);
    const views = await q.listViews(trx, accountId, list);
    const same = views.find((view) => view.query === query);
    // Sent twice: it is there.
    if (same && isSameName(same.name, name)) return same.id;
    if (views.some((view) => isSameName(view.name, name))) throw refuse('view_name_in_use');
    if (same) throw refuse('view_exists');
    if (views.length >= listViewLimits.perList) throw refuse('views_full');
    return q.insertView(trx, { accountId, list, name, query, now: clock() });
  });
}

export function renameView({ db }: Deps, accountId: number, id: number, name: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await q.lockViewOwner(trx, accountId);
    const view = await q.findView(trx, accountId, id);
    if (!view) throw new AppError('not_found');
    const others = (await q.listViews(trx, accountId, view.list)).filter((each) => each.id !== id);
    if (others.some((each) => isSameName(each.name, name))) throw refuse('view_name_in_use');
    await q.updateViewName(trx, id, name);
  });
}

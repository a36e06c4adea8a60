import type { Db } from '../../platform/db.ts';

export const photosWithoutAvif = (db: Db, limit: number) =>
  db.selectFrom('photo').select(['id', 'key']).where('has_avif', '=', false).orderBy('id').limit(limit).execute();

export const markAvif = (db: Db, id: number) =>
  db.updateTable('photo').set({ has_avif: true }).where('id', '=', id).execute();

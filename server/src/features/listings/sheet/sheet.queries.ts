import type { Db } from '../../../platform/db/db.ts';

export const isListingActive = async (db: Db, propertyId: number, purpose: 1 | 2): Promise<boolean> =>
  (await db
    .selectFrom('listing')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('purpose', '=', purpose)
    .where('is_active', '=', true)
    .executeTakeFirst()) !== undefined;

/** Who runs the site: what an admin wrote, and the placeholder for what nobody has written yet. */
import { defaultOperator, type Operator } from '@estia/contract/site/operator';
import type { Db } from './db/db.ts';
import { findSetting } from './settings.queries.ts';

export const OPERATOR_SETTING = 'operator';

export async function readOperator(db: Db): Promise<{ operator: Operator; changedAt: Date | null }> {
  const row = await findSetting<Operator>(db, OPERATOR_SETTING);
  return {
    operator: { ...defaultOperator, ...row?.value },
    changedAt: row?.changed_at ?? null,
  };
}

/**
 * The price to expect for many stored properties at once, by the model alone: one statement for all of them, nothing of the
 * listings around. Rougher than the estimate people see, and fast enough to stand inside a transaction.
 */
import type { Deps } from '../../../deps.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { findLatestVersion, listModels } from '../model/model.queries.ts';
import { createPriceLevelLookup, type MarketModels, marketKey } from '../model/model-training.ts';
import { getFold, predictLogPrice } from '../model/trained-model.ts';
import { listValuedProperties } from './quick-estimate.queries.ts';

const latest = new WeakMap<object, { version: number; models: MarketModels }>();

/** Read through the transaction, which has its connection already; kept until there is a newer version. */
async function getModels(trx: Trx, pool: object): Promise<MarketModels | null> {
  const newest = await findLatestVersion(trx);
  if (!newest) return null;
  const known = latest.get(pool);
  if (known?.version === newest.version) return known.models;
  const rows = await listModels(trx, newest.version);
  const models = new Map(rows.map(({ body }) => [marketKey(body), body]));
  latest.set(pool, { version: newest.version, models });
  return models;
}

/** By property, rounded to euros; those without an estimate are left out. */
export async function estimateStoredProperties(
  trx: Trx,
  { pool }: Pick<Deps, 'pool'>,
  asked: readonly { property_id: number; purpose: 1 | 2 }[],
): Promise<(offer: { property_id: number; purpose: 1 | 2 }) => number | null> {
  const models = asked.length === 0 ? null : await getModels(trx, pool);
  if (models === null) return () => null;
  const rows = await listValuedProperties(
    trx,
    asked.map((each) => each.property_id),
  );
  const properties = new Map(rows.map((row) => [row.property_id, row]));
  return ({ property_id, purpose }) => {
    const property = properties.get(property_id);
    const market = property && { purpose, category: property.category };
    const model = market && models.get(marketKey(market));
    const limits = property && model?.areas[property.type];
    if (!property || !model || !limits || property.area < limits[0] || property.area > limits[1]) return null;
    const fold = model.folds[getFold(property.square)];
    if (!fold) return null;
    const levels = createPriceLevelLookup(models, market, getFold(property.square));
    return Math.round(Math.exp(predictLogPrice(fold, property.category, property, levels)));
  };
}

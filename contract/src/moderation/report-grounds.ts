/** On which ground a listing is stopped for what it was reported for. */
import { findLookup } from '../lookups/model.ts';
import type { RestrictionGround } from '../statements-of-reasons/model.ts';

const groundsByReason: Readonly<Record<string, RestrictionGround>> = {
  not_available: 'forbidden',
  wrong_price: 'forbidden',
  wrong_location: 'forbidden',
  wrong_details: 'forbidden',
  wrong_photos: 'forbidden',
  duplicate: 'listing_rules',
  hidden_broker: 'hidden_brokers',
  no_mandate: 'who',
};

export function getReportGround(reasonId: number): RestrictionGround {
  const reason = findLookup('report_reasons', reasonId);
  if (reason?.extra.illegal) return 'illegal_content';
  return groundsByReason[reason?.code ?? ''] ?? 'forbidden';
}

/** What an admin sees of a decision for many: what would happen before the yes, and what did after it. */
import type { BulkRefusal } from '@estia/contract/admin-bulk/bulk-choices';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { purposeNames } from '@estia/contract/search/model';
import { composeTitle } from '../listings/index.ts';
import { isExpired, type LookedAt } from './admin-bulk.service.ts';
import type { BulkItemRow, BulkRow } from './bulk.queries.ts';
import type { BulkSubject } from './bulk-subjects.queries.ts';

export type ItemOutcome = { item: BulkItemRow; refusal: BulkRefusal | null; by: number | null };

/** Before the yes as it looks now; after it as it was written down. */
export const toOutcome = (bulk: BulkRow, { item, forecast }: LookedAt): ItemOutcome =>
  bulk.confirmed_at === null
    ? { item, refusal: forecast.refusal, by: forecast.by }
    : { item, refusal: item.refusal, by: item.decided_by };

const nameOf = (id: number | null, names: ReadonlyMap<number, string>): string | null =>
  id === null ? null : (names.get(id) ?? null);

function countSkipped(outcomes: readonly ItemOutcome[], names: ReadonlyMap<number, string>) {
  const groups = new Map<string, { refusal: BulkRefusal; by: string | null; count: number }>();
  for (const { refusal, by } of outcomes) {
    if (refusal === null) continue;
    const key = `${refusal} ${by}`;
    const group = groups.get(key) ?? { refusal, by: nameOf(by, names), count: 0 };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count);
}

/** Whom it concerns and which listings go off the market, of the rows that nothing keeps back. */
function countEffects(bulk: BulkRow, looked: readonly LookedAt[]) {
  const ready = looked.flatMap(({ subject, forecast }) => (subject && forecast.refusal === null ? [subject] : []));
  const people = new Set(ready.flatMap(({ owner_id: id }) => (id === null ? [] : [id]))).size;
  const takenDown = new Set(ready.flatMap((one) => (one.listing_state === 'active' ? [one.listing_id] : []))).size;
  const listings = {
    block: ready.reduce((sum, one) => sum + one.active_listings, 0),
    uphold: takenDown,
    take_down: takenDown,
    remove: takenDown,
    approve: 0,
    reject: 0,
    dismiss: 0,
    resubmit: 0,
  }[bulk.action];
  return { people, listings };
}

type BulkToView = { bulk: BulkRow; looked: readonly LookedAt[]; names: ReadonlyMap<number, string>; now: Date };

export function bulkView({ bulk, looked, names, now }: BulkToView) {
  const outcomes = looked.map((one) => toOutcome(bulk, one));
  const done = outcomes.filter(({ item }) => item.state === 'done').length;
  const skipped = countSkipped(outcomes, names);
  return {
    id: bulk.id,
    list: bulk.list,
    action: bulk.action,
    created_at: bulk.created_at.toISOString(),
    confirmed_at: bulk.confirmed_at?.toISOString() ?? null,
    done_at: bulk.done_at?.toISOString() ?? null,
    is_expired: isExpired(bulk, now),
    reason_id: bulk.reason_id,
    reason: bulk.reason,
    matched_count: bulk.matched_count,
    item_count: outcomes.length,
    ready_count: outcomes.filter(({ item, refusal }) => item.state === 'waiting' && refusal === null).length,
    done_count: done,
    skipped,
    effects: bulk.confirmed_at === null ? countEffects(bulk, looked) : null,
  };
}

function nameSubject(subject: BulkSubject): { el: string; en: string } {
  const { name_el: el, name_en: en, property_id: property, purpose, type_id: type, area } = subject;
  if (property === null || purpose === null) return { el: el ?? `${subject.id}`, en: en ?? el ?? `${subject.id}` };
  const code = formatListingCode(property, purpose);
  const made = type === null ? { el: '', en: '' } : composeTitle(type, area ?? 0);
  return { el: `${el ?? made.el} · ${code}`, en: `${en ?? made.en} · ${code}` };
}

export function bulkItemView(bulk: BulkRow, looked: LookedAt, names: ReadonlyMap<number, string>) {
  const { subject } = looked;
  const { item, refusal, by } = toOutcome(bulk, looked);
  const { property_id: property = null, purpose = null, listing_state: state = null } = subject ?? {};
  return {
    id: item.subject_id,
    name: subject ? nameSubject(subject) : null,
    state: refusal !== null ? ('left' as const) : item.state,
    refusal,
    by: nameOf(by, names),
    listing:
      property === null || purpose === null || state === null
        ? null
        : { code: formatListingCode(property, purpose), for: purposeNames[purpose], state },
  };
}

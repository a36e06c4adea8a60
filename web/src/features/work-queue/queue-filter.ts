/** What the address of the queue says: which items are shown, in which order. */
import {
  type WorkClaimFilter,
  type WorkKind,
  type WorkSort,
  workClaimFilters,
  workKinds,
  workLimits,
  workSorts,
} from '@estia/contract/work-queue/model';

export type QueueFilter = { kind: WorkKind | undefined; claim: WorkClaimFilter; search: string; sort: WorkSort };

export const parseQueueFilter = ({ searchParams }: URL): QueueFilter => ({
  kind: workKinds.find((kind) => kind === searchParams.get('kind')),
  claim: workClaimFilters.find((claim) => claim === searchParams.get('claim')) ?? 'all',
  search: (searchParams.get('search') ?? '').trim().slice(0, workLimits.search),
  sort: workSorts.find((sort) => sort === searchParams.get('sort')) ?? 'deadline',
});

/** Only what is not as it is without saying. */
export function formatQuery({ kind, claim, search, sort }: QueueFilter): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (kind !== undefined) query.set('kind', kind);
  if (claim !== 'all') query.set('claim', claim);
  if (sort !== 'deadline') query.set('sort', sort);
  return query.toString();
}

/**
 * Which job belongs to which group of `WORKER_QUEUES`. What people wait for, and money, never share a process with what takes
 * a processor for minutes: photos, feeds and the training of valuations. Every job has its group, or nothing compiles.
 */
import { listEntries } from '@estia/contract/map-names';
import type { JobName } from '@estia/contract/site/failure-messages';

const groups = {
  email: ['emails', 'bulk-emails', 'legal-notices', 'rules-recheck'],
  billing: ['money', 'chargebacks', 'plan-prices', 'invoices-report', 'invoices-alert', 'contract-ends'],
  listings: [
    ...(['listing-changes', 'listings-bulk', 'listing-reviews', 'listings-confirm', 'scheduled-pauses'] as const),
    ...([
      'exclusive-cases',
      'mandate-badges',
      'mandate-expiry',
      'cooperation-expiry',
      'nearby-walks',
      'property-matching',
    ] as const),
    ...(['discover-refresh', 'rules-badges', 'cache-purge'] as const),
  ],
  alerts: ['list-notices', 'alert-matching', 'alert-dispatch', 'push-messages', 'webhooks'],
  photos: ['photos', 'photos-avif', 'source-photos', 'article-pictures'],
  feeds: ['source-runs'],
  stats: [
    ...(['market-stats', 'market-stats-months', 'market-stats-rebuild', 'valuation-train'] as const),
    ...(['valuation-backtest', 'agency-stats'] as const),
  ],
  accounts: [
    ...(['account-erase', 'account-exports', 'audit-log-check', 'retention', 'register-check'] as const),
    ...(['hidden-brokers', 'statement-deadlines', 'secret-keys', 'admin-bulk'] as const),
  ],
  // Of web processes, which write down what they have counted: no worker has them.
  web: ['search-counts', 'view-counts'],
} as const satisfies Record<string, readonly JobName[]>;

type Group = keyof typeof groups;
type Grouped = (typeof groups)[Group][number];
/** Does not compile while a job has no group. */
const jobsWithoutGroup: Exclude<JobName, Grouped>[] = [];
jobsWithoutGroup satisfies never[];
export const groupOf = new Map<JobName, Group>(
  listEntries(groups).flatMap(([group, names]) => names.map((name) => [name, group] as const)),
);

export const workerGroups = listEntries(groups).flatMap(([group]) => (group === 'web' ? [] : [group]));

export function createGroupFilter(wanted: readonly string[]): (job: { name: JobName }) => boolean {
  const unknown = wanted.filter((name) => !workerGroups.some((group) => group === name));
  if (unknown.length > 0) throw new Error(`WORKER_QUEUES has ${workerGroups.join(', ')}, and no ${unknown.join(', ')}`);
  return ({ name }) => {
    const group = groupOf.get(name);
    return group !== undefined && wanted.includes(group);
  };
}

/** Which page decides an item of the queue, and which item a page decides. */
import { type WorkKind, workKinds } from '@estia/contract/work-queue/model';
import type { ApiReply } from '../../platform/api-client.ts';
import { barePathTo } from '../../platform/paths/path-to.ts';

export type WorkItem = ApiReply<'GET /adminPanel/queue'>['items'][number];
export type WorkItemKey = Pick<WorkItem, 'kind' | 'subject'>;

const withQuery = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;

export function itemPath({ kind, subject, title }: Pick<WorkItem, 'kind' | 'subject' | 'title'>): string {
  switch (kind) {
    case 'report':
      return withQuery('/dashboard/admin/list-alerts', { item: subject });
    case 'listing_review':
      return barePathTo('/dashboard/admin/listing-reviews/:id', { id: subject });
    case 'agency':
      return barePathTo('/dashboard/admin/users/:id', { id: subject });
    case 'appeal':
      return barePathTo('/dashboard/admin/complaints/:id', { id: subject });
    case 'complaint':
    case 'hidden_broker':
      return barePathTo('/dashboard/admin/hidden-brokers/:id', { id: subject });
    case 'dispute':
      return barePathTo('/dashboard/admin/disputes/:id', { id: subject });
    case 'exclusive_case':
      return barePathTo('/dashboard/admin/disputes/exclusive/:id', { id: subject });
    case 'match': {
      const [property_id = '', other_id = ''] = subject.split('-');
      return barePathTo('/dashboard/admin/same-properties/:property_id/:other_id', { property_id, other_id });
    }
    case 'approval':
      return withQuery('/dashboard/admin/approvals', { item: subject });
    case 'deposit':
      return withQuery('/dashboard/admin/deposits', { item: subject });
    case 'invoice':
      return withQuery('/dashboard/admin/list-invoices', { item: subject });
    case 'overdue':
      return barePathTo('/dashboard/admin/subscriptions/:id', { id: subject });
    case 'chargeback':
      return withQuery('/dashboard/admin/finance', { item: subject });
    case 'source':
      return withQuery('/dashboard/admin/external-sources', { search: title.el, item: subject });
    case 'failure':
      return withQuery('/dashboard/admin/failures', { kind: 'job', search: subject, item: subject });
  }
}

/** Pages of one item: its kinds, the likelier first, and its subject. */
const itemPages: readonly (readonly [pattern: RegExp, kinds: readonly WorkKind[]])[] = [
  [/^listing-reviews\/(\d+)$/, ['listing_review']],
  [/^users\/(\d+)$/, ['agency']],
  [/^hidden-brokers\/(\d+)$/, ['complaint', 'hidden_broker']],
  [/^disputes\/exclusive\/(\d+)$/, ['exclusive_case']],
  [/^disputes\/(\d+)$/, ['dispute']],
  [/^complaints\/(\d+)$/, ['appeal']],
  [/^same-properties\/(\d+)\/(\d+)$/, ['match']],
  [/^subscriptions\/(\d+)$/, ['overdue']],
];
/** Lists that decide the item that their address names. */
const listPages: Readonly<Record<string, WorkKind>> = {
  'list-alerts': 'report',
  approvals: 'approval',
  deposits: 'deposit',
  'list-invoices': 'invoice',
  finance: 'chargeback',
  'external-sources': 'source',
  failures: 'failure',
};
/** Here a decision leads back to. */
const otherPages = ['list-users', 'disputes', 'disputes/exclusive', 'same-properties', 'hidden-brokers', 'complaints'];

const ADMIN = '/dashboard/admin';

/** Null: a page that decides nothing of the queue. Without keys: one that somebody is sent to after a decision. */
export function findItemKeys(path: string, query: URLSearchParams): { keys: WorkItemKey[]; isNamed: boolean } | null {
  if (!path.startsWith(`${ADMIN}/`)) return null;
  const page = path.slice(ADMIN.length + 1);
  for (const [pattern, kinds] of itemPages) {
    const [, first, second] = pattern.exec(page) ?? [];
    if (first === undefined) continue;
    const ids = second === undefined ? [first] : [first, second].toSorted((a, b) => Number(a) - Number(b));
    return { keys: kinds.map((kind) => ({ kind, subject: ids.join('-') })), isNamed: false };
  }
  const kind = Object.hasOwn(listPages, page) ? listPages[page] : undefined;
  const subject = query.get('item')?.slice(0, 120);
  if (kind && subject) return { keys: [{ kind, subject }], isNamed: true };
  return kind || otherPages.includes(page) ? { keys: [], isNamed: false } : null;
}

/** `report~12`, as the address of the queue names one. */
export const formatItemKey = ({ kind, subject }: WorkItemKey): string => `${kind}~${subject}`;

export function parseItemKey(text: string | null | undefined): WorkItemKey | null {
  const at = text?.indexOf('~') ?? -1;
  const kind = workKinds.find((each) => each === text?.slice(0, at));
  const subject = text?.slice(at + 1, at + 121) ?? '';
  return kind && subject !== '' ? { kind, subject } : null;
}

/** Sources, runs and items as they are answered. Keys are not in any of them. */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { getListingState, getShownListingState } from '@estia/contract/listings/states';
import { purposeNames } from '@estia/contract/search/model';
import type { SourceNeed } from '@estia/contract/sources/source-choices';
import type { RunItem, Source, SourceRun } from '@estia/contract/sources/source-model';
import type { Db } from '../../platform/db/db.ts';
import type { PlaceTree } from '../places/index.ts';
import type { RunItemRow } from './runs/run-items.queries.ts';
import { listLastRuns, type RunRow } from './runs/runs.queries.ts';
import * as q from './sources.queries.ts';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;
const number = (answer: unknown): number | null => {
  const value = typeof answer === 'string' ? Number(answer.replaceAll('.', '').replace(',', '.')) : Number.NaN;
  return Number.isFinite(value) ? Math.round(value) : null;
};
const idOf = (answer: unknown): number | null =>
  typeof answer === 'string' && /^\d{1,8}$/.test(answer) ? Number(answer) : null;
const text = (answer: unknown): string | null => (typeof answer === 'string' && answer !== '' ? answer : null);

type RunContext = {
  open: { values: number; places: number };
  photos: { total: number; waiting: number; ready: number; failed: number };
  quota: { used: number; maxListings: number | null } | null;
};
const noContext: RunContext = {
  open: { values: 0, places: 0 },
  photos: { total: 0, waiting: 0, ready: 0, failed: 0 },
  quota: null,
};

function getProgress(run: RunRow, { photos }: RunContext): SourceRun['progress'] {
  const todo = run.creates + run.updates + run.returns + run.removes + run.drafts;
  switch (run.state) {
    case 'waiting':
      return { stage: 'waiting', done: 0, total: null };
    case 'reading':
      return { stage: 'reading', done: run.items, total: null };
    case 'applying':
      return {
        stage: 'applying',
        done:
          run.applied_creates +
          run.applied_updates +
          run.applied_returns +
          run.applied_removes +
          run.applied_drafts +
          run.refused,
        total: todo,
      };
    case 'done':
      return photos.waiting > 0 ? { stage: 'photos', done: photos.total - photos.waiting, total: photos.total } : null;
    default:
      return null;
  }
}

export function runView(run: RunRow, context: RunContext = noContext): SourceRun {
  const { open, photos, quota } = context;
  return {
    id: run.id,
    source_id: run.source_id,
    trigger: run.trigger,
    state: run.state,
    brake: run.brake,
    brake_percent: run.brake_percent,
    brake_limit: run.brake_limit,
    created_at: run.created_at.toISOString(),
    read_at: moment(run.read_at),
    confirmed_at: moment(run.confirmed_at),
    finished_at: moment(run.finished_at),
    format: run.format,
    encoding: run.encoding,
    is_full: run.is_full,
    bytes: run.bytes,
    counts: {
      items: run.items,
      create: run.creates,
      update: run.updates,
      return: run.returns,
      remove: run.removes,
      draft: run.drafts,
      reject: run.rejects,
      unchanged: run.unchanged,
    },
    applied: {
      create: run.applied_creates,
      update: run.applied_updates,
      return: run.applied_returns,
      remove: run.applied_removes,
      draft: run.applied_drafts,
      refused: run.refused,
    },
    open_values: open.values,
    open_places: open.places,
    photos,
    progress: getProgress(run, context),
    plan: quota && { used: quota.used, max: quota.maxListings, without_room: run.without_room },
    error: run.error_code === null ? null : { code: run.error_code, line: run.error_line },
    actions: run.state === 'review' ? ['confirm', 'decline'] : [],
  };
}

function listNeeds(source: q.SourceRow, run: RunRow | undefined, open: RunContext['open']): SourceNeed[] {
  if (source.state === 'removed') return [];
  const error = run?.state === 'failed' ? run.error_code : null;
  return [
    ...(run?.state === 'review' ? (['confirmation'] as const) : []),
    ...(open.values > 0 ? (['values'] as const) : []),
    ...(open.places > 0 ? (['places'] as const) : []),
    ...(error === 'columns_missing' ? (['columns'] as const) : []),
    ...(error === 'source_refused_key' ? (['key'] as const) : []),
    ...(source.failing_since && error !== 'source_refused_key' && error !== 'columns_missing'
      ? (['failing'] as const)
      : []),
  ];
}

export type SourceContext = {
  runs: Map<number, RunRow>;
  items: Map<number, q.ItemCounts>;
  open: Map<number, q.OpenCounts>;
  photos: Map<number, q.PhotoCounts>;
};

export async function loadSourceContext(db: Db, ids: readonly number[]): Promise<SourceContext> {
  const [runs, items, open, photos] = await Promise.all([
    listLastRuns(db, ids),
    q.countItems(db, ids),
    q.countOpenQuestions(db, ids),
    q.countPhotos(db, ids),
  ]);
  return { runs, items, open, photos };
}

export function runContext(
  sourceId: number,
  { open, photos }: SourceContext,
  quota: RunContext['quota'] = null,
): RunContext {
  return { open: open.get(sourceId) ?? noContext.open, photos: photos.get(sourceId) ?? noContext.photos, quota };
}

export function sourceView(source: q.SourceRow, context: SourceContext): Source {
  const run = context.runs.get(source.id);
  const items = context.items.get(source.id);
  const ofRun = runContext(source.id, context);
  const { defaults } = source;
  return {
    id: source.id,
    kind: source.kind,
    name: source.name,
    url: source.url,
    key_kind: source.key_kind,
    key_header: source.key_header,
    format: source.format,
    detected_format: source.detected_format,
    every_hours: source.every_hours,
    state: source.state,
    state_reason: source.state_reason,
    is_confirmed: source.confirmed_at !== null,
    is_right_declared: source.right_declared_at !== null,
    created_at: source.created_at.toISOString(),
    next_run_at: moment(source.next_run_at),
    last_success_at: moment(source.last_success_at),
    failing_since: moment(source.failing_since),
    defaults: {
      contact_name: text(defaults.contact_name),
      contact_email: text(defaults.contact_email),
      contact_phone: text(defaults.contact_phone),
      mandate_type_id: idOf(defaults.mandate_type_id),
      mandate_signed_on: text(defaults.mandate_signed_on),
      mandate_expires_on: text(defaults.mandate_expires_on),
      hide_address: defaults.hide_address === 'on',
    },
    items: {
      live: items?.live ?? 0,
      awaiting_photos: items?.awaiting_photos ?? 0,
      in_review: items?.in_review ?? 0,
      paused: items?.paused ?? 0,
      drafts: items?.drafts ?? 0,
      gone: items?.gone ?? 0,
      rejected: run?.rejects ?? 0,
    },
    needs: listNeeds(source, run, ofRun.open),
    last_run: run ? runView(run, ofRun) : null,
  };
}

export const getChangedDistricts = ({ changes }: Pick<RunItemRow, 'changes'>, tree: PlaceTree) =>
  changes
    .filter(({ field }) => field === 'district_id')
    .flatMap((change) => [change.old, change.new])
    .flatMap((answer) => tree.districts.get(idOf(answer) ?? 0) ?? [])
    .map(({ id, name }) => ({ district_id: id, name }));

export function runItemView(row: RunItemRow, tree: PlaceTree): RunItem {
  const answers = row.answers ?? {};
  const district = tree.districts.get(idOf(answers.district_id) ?? 0);
  return {
    id: row.id,
    reference: row.reference,
    action: row.action,
    state: row.state,
    line: row.line,
    purpose: row.purpose && purposeNames[row.purpose],
    type_id: idOf(answers.type_id),
    district: district?.name ?? null,
    price: number(answers.price) ?? row.price,
    area: number(answers.area),
    changes: row.changes,
    change_districts: getChangedDistricts(row, tree),
    faults: row.faults,
    refusal: row.refusal,
    draft_id: row.draft_id,
    listing:
      row.property_id === null || row.purpose === null || row.listing_purpose === null
        ? null
        : {
            property_id: row.property_id,
            for: purposeNames[row.listing_purpose],
            code: formatListingCode(row.property_id, row.listing_purpose),
            state: getListingState(row),
            shown_state: getShownListingState(getListingState(row), row.pause_reason),
          },
  };
}

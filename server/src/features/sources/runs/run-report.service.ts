/** Every item of a run as a spreadsheet, read a page at a time while it is sent. */
import { getListingState, getShownListingState } from '@estia/contract/listings/states';
import type { Locale } from '@estia/contract/pair';
import { formatItemAnswer, getItemFieldName } from '@estia/contract/sources/item-values';
import { reportHeadings } from '@estia/contract/sources/report-messages';
import {
  getItemFaultMessage,
  runItemActionMessages,
  runItemStateMessages,
} from '@estia/contract/sources/source-messages';
import type { Deps } from '../../../deps.ts';
import { type Cell, createCsvWriter } from '../../../platform/csv.ts';
import type { PlaceTree } from '../../places/index.ts';
import { getChangedDistricts } from '../sources.view.ts';
import { listRunItems, type RunItemRow } from './run-items.queries.ts';

const PAGE_SIZE = 500;

const listFaultRows = (head: readonly Cell[], { faults }: RunItemRow, locale: Locale): Cell[][] =>
  faults.map((fault) => {
    const { problem, remedy } = getItemFaultMessage(fault.code);
    const field = fault.field ? getItemFieldName(fault.field, locale) : '';
    return [...head, field, fault.from ?? '', fault.value ?? '', problem[locale], remedy[locale]];
  });

/** As things stand when the report is made: what is held is not online. */
function getReportedState({ action, state, is_active, pause_reason }: RunItemRow): keyof typeof runItemStateMessages {
  if (action === 'reject') return 'refused';
  const isInReview = getShownListingState(getListingState({ is_active }), pause_reason) === 'in_review';
  return state === 'applied' && action !== 'remove' && isInReview ? 'in_review' : state;
}

/** A line for each fault, and one for why it was not done; an item without one has a line of its own. */
function listRows(item: RunItemRow, locale: Locale, tree: PlaceTree): Cell[][] {
  const districts = new Map(
    getChangedDistricts(item, tree).map(({ district_id, name }) => [String(district_id), name[locale]]),
  );
  const head: Cell[] = [
    item.reference,
    runItemActionMessages[item.action][locale],
    runItemStateMessages[getReportedState(item)][locale],
    item.line,
    item.changes
      .map(({ field, old, new: after }) => {
        const show = (answer: typeof old) => formatItemAnswer(field, answer, locale, districts) || '–';
        return `${getItemFieldName(field, locale)}: ${show(old)} → ${show(after)}`;
      })
      .join('; '),
  ];
  const { refusal } = item;
  if (refusal !== null && !item.faults.some(({ code }) => code === refusal)) {
    const { problem, remedy } = getItemFaultMessage(refusal);
    return [[...head, '', '', '', problem[locale], remedy[locale]], ...listFaultRows(head, item, locale)];
  }
  if (item.faults.length === 0) return [[...head, '', '', '', '', '']];
  return listFaultRows(head, item, locale);
}

export async function* streamRunReport(
  { db }: Pick<Deps, 'db'>,
  { runId, locale, tree }: { runId: number; locale: Locale; tree: PlaceTree },
): AsyncGenerator<Uint8Array> {
  const csv = createCsvWriter(locale);
  yield Buffer.from(csv.begin + csv.row(reportHeadings.map((head) => head[locale])));
  for (let after = 0; ; ) {
    const rows = await listRunItems(db, runId, {}, { limit: PAGE_SIZE, offset: 0, after });
    if (rows.length > 0)
      yield Buffer.from(rows.flatMap((row) => listRows(row, locale, tree).map((cells) => csv.row(cells))).join(''));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.id;
  }
}

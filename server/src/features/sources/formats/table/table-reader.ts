/** Rows of a CSV or a workbook → listings, by the mapping of their columns: the source's own, or a guess. */
import { getListingField } from '@estia/contract/listings/fields';
import {
  type ColumnTarget,
  listMissingTargets,
  type RequiredTarget,
  repeatableTargets,
} from '@estia/contract/sources/column-targets';
import { BrokenFeedError, type ColumnMapping, type FeedItem, type FeedLimits } from '../feed-item.ts';
import { ItemBuilder, type Origin } from '../item-builder.ts';
import type { ZipNames } from '../reading/zip-names.ts';
import { setAddress } from '../values/address.ts';
import { guessByName, guessByValues, isUnsupportedPurpose, parseAction, parsePurpose } from './columns.ts';
import type { TableRow } from './csv-rows.ts';

/** Rows that are looked at before columns without a telling name are guessed. */
const SAMPLE_ROWS = 30;

export type TableColumn = {
  name: string;
  samples: string[];
  target: ColumnTarget | null;
  /** How the target was found; null: nobody knows. */
  by: 'name' | 'values' | null;
};

/** Takes each target once, except those that several columns fill together. */
export function guessColumns(header: readonly string[], rows: readonly TableRow[]): TableColumn[] {
  const taken = new Set<ColumnTarget>();
  const take = (target: ColumnTarget | null): ColumnTarget | null => {
    if (target === null || (taken.has(target) && !repeatableTargets.has(target))) return null;
    taken.add(target);
    return target;
  };
  const columns = header.map((name, at): TableColumn => {
    const samples = rows.map(({ cells }) => cells[at] ?? '').filter((value) => value.trim() !== '');
    const target = take(guessByName(name));
    return { name, samples: samples.slice(0, 5), target, by: target && 'name' };
  });
  for (const [at, column] of columns.entries()) {
    if (column.target !== null) continue;
    column.target = take(guessByValues(rows.map(({ cells }) => cells[at] ?? '')));
    column.by = column.target && 'values';
  }
  return columns;
}

const EXCEL_DAY_ZERO = Date.UTC(1899, 11, 30);
/** A workbook stores a day as the number of days since 1900. */
const fromExcelDay = (value: string): string =>
  /^[2-7]\d{4}(\.\d+)?$/.test(value)
    ? new Date(EXCEL_DAY_ZERO + Math.floor(Number(value)) * 86_400_000).toISOString().slice(0, 10)
    : value;

/** One sign is looked at behind an address: a run of separators and what follows it would be tried from each of its signs. */
function splitPhotos(value: string): string[] {
  return value.split(/(?<=[\s,])(?=https?:)|[\n;|]+/).map((each) => {
    let end = each.length;
    while (end > 0 && /[\s,]/.test(each.charAt(end - 1))) end -= 1;
    return each.slice(0, end);
  });
}

function assign(builder: ItemBuilder, target: ColumnTarget, value: string, origin: Origin): void {
  const { item } = builder;
  switch (target) {
    case 'reference':
      builder.setReference(value, origin);
      break;
    case 'action': {
      const action = parseAction(value);
      if (action === null) builder.fault('action_unknown', origin, value);
      else item.action = action;
      break;
    }
    case 'purpose':
      item.purpose = parsePurpose(value);
      if (item.purpose === null && isUnsupportedPurpose(value)) builder.fault('purpose_unsupported', origin, value);
      else if (item.purpose === null) builder.unmap('purpose', value, origin);
      break;
    case 'place':
      builder.addPlace(...value.split(/[,>/|]/));
      break;
    case 'point': {
      const [lat, lon] = value.split(/\s*[,;]\s*|\s+/);
      builder.setPoint(lat ?? null, lon ?? null, origin);
      break;
    }
    case 'address':
      setAddress(builder, value, origin);
      break;
    case 'currency':
      builder.setCurrency(value, origin);
      break;
    case 'features':
      for (const each of value.split(/[,;|\n]/)) builder.addChoice('extras', each.trim(), origin);
      break;
    case 'title':
    case 'description':
      builder.setTextOfAnyLanguage(target, value, origin);
      break;
    case 'photos':
      for (const each of splitPhotos(value)) builder.addPhoto(each, origin);
      break;
    case 'postal_code':
      builder.setPostcode(value.replace(/\.0$/, ''), origin);
      break;
    default:
      builder.set(target, getListingField(target).kind === 'date' ? fromExcelDay(value) : value, origin);
  }
}

type TableOptions = { zipNames: ZipNames | null; limits: FeedLimits };

function readRow(row: TableRow, columns: readonly TableColumn[], { zipNames, limits }: TableOptions): FeedItem {
  const builder = new ItemBuilder(limits, row.line, zipNames);
  const point: { lat: string | null; lon: string | null; origin: Origin | null } = {
    lat: null,
    lon: null,
    origin: null,
  };
  for (const [at, { name, target }] of columns.entries()) {
    const value = row.cells[at]?.trim() ?? '';
    if (target === null || value === '') continue;
    const origin = { from: name, line: row.line };
    if (target === 'lat' || target === 'lon') {
      point[target] = value;
      point.origin = origin;
    } else assign(builder, target, value, origin);
  }
  if (point.origin) builder.setPoint(point.lat, point.lon, point.origin);
  const extra = row.cells.slice(columns.length).find((value) => value.trim() !== '');
  if (extra !== undefined) builder.fault('row_cells', { from: null, line: row.line }, extra);
  return builder.finish();
}

const looksLikeData = (cells: readonly string[]): boolean =>
  cells.filter((cell) => /^[\d.,€\s]+$|^https?:/.test(cell.trim()) && cell.trim() !== '').length * 2 > cells.length;

/** The header and the first rows; the rest follows. */
export async function readTableHead(
  rows: AsyncGenerator<TableRow>,
  mapping: ColumnMapping | undefined,
): Promise<{ columns: TableColumn[]; sample: TableRow[] }> {
  const first = await rows.next();
  if (first.done) throw new BrokenFeedError('empty');
  const header = first.value.cells.map((name) => name.replace(/^\uFEFF/, '').trim());
  if (header.every((name) => name === '') || looksLikeData(header))
    throw new BrokenFeedError('no_header', first.value.line);
  const sample: TableRow[] = [];
  while (sample.length < SAMPLE_ROWS) {
    const next = await rows.next();
    if (next.done) break;
    sample.push(next.value);
  }
  const columns = guessColumns(header, sample);
  if (mapping)
    for (const column of columns) {
      column.target = Object.hasOwn(mapping.columns, column.name) ? (mapping.columns[column.name] ?? null) : null;
      column.by = column.target && 'name';
    }
  return { columns, sample };
}

export async function* readTable(
  rows: AsyncGenerator<TableRow>,
  mapping: ColumnMapping | undefined,
  options: TableOptions,
): AsyncGenerator<FeedItem, { isFull: boolean; missingColumns: RequiredTarget[] }> {
  const { columns, sample } = await readTableHead(rows, mapping);
  const targets = new Set(columns.flatMap(({ target }) => target ?? []));
  if (!targets.has('reference')) throw new BrokenFeedError('columns_missing', 1);
  for (const row of sample) yield readRow(row, columns, options);
  for await (const row of rows) yield readRow(row, columns, options);
  // With a column of actions, what is absent is not gone: it says itself what goes.
  return { isFull: !targets.has('action'), missingColumns: listMissingTargets(targets) };
}

/** The columns of a table: what we take each for, what a person says it is, remembered by the column's name. */
import type { CallReply, HandlerInput } from '@estia/contract/call';
import {
  type ColumnTarget,
  columnDelimiters,
  columnTargets,
  maxColumnName,
  repeatableTargets,
} from '@estia/contract/sources/column-targets';
import type { getSourceColumns, saveSourceColumns } from '@estia/contract/sources/mapping-calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';
import { BrokenFeedError, type ColumnMapping, defaultFeedLimits } from '../formats/feed-item.ts';
import { describeTable, type TableDescription } from '../formats/read-feed.ts';
import { openFeedHead } from '../runs/feed-files.ts';
import { findLastFile } from '../runs/runs.queries.ts';
import { type SourceRow, updateSource } from '../sources.queries.ts';
import { settle } from './settle.service.ts';

const MAX_SAMPLE = 120;

type Reply = CallReply<typeof getSourceColumns>;
type Delimiter = (typeof columnDelimiters)[number];

function listColumns({ columns }: TableDescription, mapping: ColumnMapping | null): Reply['columns'] {
  const byName = new Map<string, Reply['columns'][number]>();
  for (const [at, { name, samples, target }] of columns.entries()) {
    if (name.length > maxColumnName || byName.has(name)) continue;
    byName.set(name, {
      position: at + 1,
      name,
      samples: samples.map((sample) => sample.slice(0, MAX_SAMPLE)),
      guess: target,
      chosen: mapping && Object.hasOwn(mapping.columns, name) ? (mapping.columns[name] ?? null) : null,
    });
  }
  return [...byName.values()];
}

/** Of the last file, read anew: a header may have changed since somebody settled it. */
export async function describeColumns(deps: Deps, source: SourceRow, asked: Delimiter | undefined): Promise<Reply> {
  const { columns: mapping } = source;
  const nothing = {
    error: null,
    delimiter: null,
    columns: [],
    targets: [...columnTargets],
    is_settled: mapping !== null,
  };
  const last = await findLastFile(deps.db, source.id);
  const file = last && (await openFeedHead(deps, last.key));
  if (!file) return { file: 'none', ...nothing };
  try {
    const table = await describeTable(file.path, defaultFeedLimits, {
      format: source.format,
      delimiter: asked ?? mapping?.delimiter,
    });
    if (!table) return { file: 'other', ...nothing };
    const delimiter = columnDelimiters.find((sign) => sign === table.delimiter) ?? null;
    return { ...nothing, file: 'table', delimiter, columns: listColumns(table, mapping) };
  } catch (error) {
    if (!(error instanceof BrokenFeedError)) throw error;
    return { ...nothing, file: 'other', error: { code: error.code, line: error.line } };
  } finally {
    await file.remove();
  }
}

function toMapping(columns: readonly { name: string; target: ColumnTarget }[]): ColumnMapping['columns'] {
  const taken = new Set<ColumnTarget>();
  for (const [at, { target }] of columns.entries()) {
    if (taken.has(target) && !repeatableTargets.has(target))
      throw new AppError('invalid_input', { [`columns.${at}`]: 'invalid' });
    taken.add(target);
  }
  if (!taken.has('reference')) throw new AppError('invalid_input', { reference: 'required' });
  return Object.fromEntries(columns.map(({ name, target }) => [name, target]));
}

export async function saveColumns(
  deps: Deps,
  viewer: SignedInViewer,
  id: number,
  { columns, delimiter: asked }: HandlerInput<typeof saveSourceColumns>['body'],
): Promise<void> {
  const names = toMapping(columns);
  await settle(deps, viewer, id, async (trx, _now, source) => {
    const delimiter = asked === undefined ? source.columns?.delimiter : asked;
    const mapping: ColumnMapping = delimiter ? { delimiter, columns: names } : { columns: names };
    await updateSource(trx, source.id, { columns: JSON.stringify(mapping) });
  });
}

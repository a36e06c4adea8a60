/** ADMN-4: sources of all agencies as a table; on a phone each is a card. */
import { formatCount, formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { adminSourceMessages as words } from '@estia/contract/sources/admin-source-messages';
import type { adminSourceSorts, SourceKind, SourceState } from '@estia/contract/sources/source-choices';
import { useLocation } from 'react-router';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { SortHeader, sortedHref } from '../../../ui/table/SortHeader.tsx';
import table from '../../../ui/table/table.module.css';
import { SourceActions } from './SourceActions.tsx';
import css from './SourceTable.module.css';

type Sort = (typeof adminSourceSorts)[number];
export type SourceOrder = { sort: Sort; direction: 'asc' | 'desc' };

/** As the loader has put it into words. */
export type SourceRow = {
  id: number;
  kind: SourceKind;
  state: SourceState;
  name: string;
  /** Its host, or how its agency sends it; with its format. */
  from: string;
  owner: { id: number; name: string; email: string };
  stateReason: string | null;
  items: { live: number; rejected: number };
  run: { state: string; at: string } | null;
  failingSince: string | null;
  problem: { text: string; remedy: string; line: number | null } | null;
};

const tones = { active: 'good', paused: 'plain', stopped: 'care', removed: 'plain' } as const;
/** How a column is sorted when it is chosen first. */
const firstDirection = {
  name: 'asc',
  agency: 'asc',
  state: 'asc',
  last_run: 'desc',
  items: 'desc',
  failing: 'asc',
} as const satisfies Record<Sort, SourceOrder['direction']>;
/** Who sorts by the age of a problem does so by the field above: it stands with the run that has it. */
const columns = ['name', 'agency', 'state', 'items', 'last_run'] as const satisfies readonly Sort[];

type Common = { locale: Locale; formKey: string; refusal: FormError | null };

export function SourceTable({ rows, sorted, ...common }: Common & { rows: readonly SourceRow[]; sorted: SourceOrder }) {
  const { locale } = common;
  const url = useLocation();
  return (
    <div className={table.box}>
      <table className={`${table.table} ${css.table}`}>
        <caption className="vh">{words.title[locale]}</caption>
        <thead>
          <tr>
            {columns.map((sort) => {
              const text = words.columns[sort][locale];
              const current = sorted.sort === sort ? sorted.direction : null;
              const next = current === null ? firstDirection[sort] : current === 'asc' ? 'desc' : 'asc';
              return (
                <SortHeader
                  key={sort}
                  text={text}
                  label={words.sortBy[locale](text)}
                  href={sortedHref(url, { sort: `${sort}-${next}` })}
                  order={current}
                />
              );
            })}
            <th scope="col">{words.actions[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} {...common} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, ...common }: Common & { row: SourceRow }) {
  const { locale } = common;
  const { name, from, owner, state, stateReason, items, run } = row;
  return (
    <tr>
      <th scope="row" className={css.source}>
        <span className={css.name} translate="no">
          {name}
        </span>
        <p className={table.small} translate="no">
          {from}
        </p>
      </th>
      <td data-label={words.columns.agency[locale]}>
        <div>
          <a
            className={table.name}
            href={pathTo(locale, '/dashboard/admin/users/:id', { id: owner.id })}
            translate="no"
          >
            {owner.name}
          </a>
          <p className={table.small} translate="no">
            {owner.email}
          </p>
        </div>
      </td>
      <td data-label={words.columns.state[locale]}>
        <div>
          <StatusBadge tone={tones[state]}>{words.states[state][locale]}</StatusBadge>
          {stateReason && (
            <p className={table.small} dir="auto" translate="no">
              {stateReason}
            </p>
          )}
        </div>
      </td>
      <td data-label={words.columns.items[locale]} className="num">
        {formatCount(items.live, locale)}
      </td>
      <td data-label={words.columns.last_run[locale]} className={css.run}>
        {run ? <LastRun row={row} run={run} locale={locale} /> : words.neverRead[locale]}
      </td>
      <td className={`${table.actions} ${css.actions}`}>
        <SourceActions source={row} {...common} />
      </td>
    </tr>
  );
}

function LastRun({ row, run, locale }: { row: SourceRow; run: NonNullable<SourceRow['run']>; locale: Locale }) {
  const { problem, failingSince, items } = row;
  return (
    <div>
      <p>{run.state}</p>
      <p className={table.small}>
        <time dateTime={run.at}>{formatDateTime(run.at, locale)}</time>
      </p>
      {problem && (
        <p className={table.small}>
          <b>
            {problem.text}
            {problem.line !== null && ` (${words.line[locale](problem.line)})`}
          </b>
          <br />
          {problem.remedy}
        </p>
      )}
      {items.rejected > 0 && (
        <p className={table.small}>{words.rejected[locale](items.rejected, formatCount(items.rejected, locale))}</p>
      )}
      {failingSince && (
        <p className={table.small}>
          <time dateTime={failingSince}>{words.failingSince[locale](formatDateTime(failingSince, locale))}</time>
        </p>
      )}
    </div>
  );
}

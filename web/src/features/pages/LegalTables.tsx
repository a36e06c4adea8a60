/** The tables inside the legal texts. What is kept how long comes from the rows that the sweeps read. */
import { formatCents } from '@estia/contract/format';
import {
  formatRetention,
  planHeadings,
  retentionHeadings,
  retentionMessages,
  storageHeadings,
  storageItems,
} from '@estia/contract/pages/legal-table-messages';
import type { Locale, Pair } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import css from './LegalTables.module.css';

type TableProps = {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** On a phone each row is a block of its own and every cell says which column it was. */
function Table({ caption, heads, rows }: TableProps) {
  return (
    <table className={css.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {heads.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              <td key={heads[at + 1]} data-head={heads[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export type RetentionRow = { what: string; days: number };

export function RetentionTable({ locale, rows }: { locale: Locale; rows: readonly RetentionRow[] }) {
  return (
    <Table
      caption={retentionHeadings.caption[locale]}
      heads={[retentionHeadings.what[locale], retentionHeadings.howLong[locale]]}
      rows={rows.map(({ what, days }) => ({
        key: what,
        cells: [retentionMessages[what]?.[locale] ?? what, <span key="time">{formatRetention[locale](days)}</span>],
      }))}
    />
  );
}

export function StorageTable({ locale }: { locale: Locale }) {
  return (
    <Table
      caption={storageHeadings.caption[locale]}
      heads={[
        storageHeadings.name[locale],
        storageHeadings.what[locale],
        storageHeadings.until[locale],
        storageHeadings.basis[locale],
      ]}
      rows={storageItems.map(({ name, where, what, until, basis }) => ({
        key: name,
        cells: [
          <span key="name">
            <code>{name}</code> <span className={css.where}>{where[locale]}</span>
          </span>,
          what[locale],
          until[locale],
          storageHeadings[basis][locale],
        ],
      }))}
    />
  );
}

type Plan = { id: number; name: Pair; net_cents: number; gross_cents: number };

export function PlansTable({ locale, plans }: { locale: Locale; plans: readonly Plan[] }) {
  return (
    <Table
      caption={planHeadings.caption[locale]}
      heads={[planHeadings.plan[locale], planHeadings.net[locale], planHeadings.gross[locale]]}
      rows={plans.map(({ id, name, net_cents, gross_cents }) => ({
        key: String(id),
        cells: [
          name[locale],
          <span key="net" className="num">
            {formatCents(net_cents)}
          </span>,
          <span key="gross" className="num">
            {formatCents(gross_cents)}
          </span>,
        ],
      }))}
    />
  );
}

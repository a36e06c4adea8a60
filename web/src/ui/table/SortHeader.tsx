/** The head of a column by which a list can be sorted, as a link. The address says how it is sorted. */
import css from './SortHeader.module.css';

export type SortOrder = 'asc' | 'desc';
type Props = {
  text: string;
  /** What the link does, for who hears it. */
  label: string;
  href: string;
  /** Null: the list is sorted by another column. */
  order: SortOrder | null;
  className?: string | undefined;
};

export function SortHeader({ text, label, href, order, className }: Props) {
  return (
    <th
      scope="col"
      className={className}
      aria-sort={order === null ? undefined : order === 'asc' ? 'ascending' : 'descending'}
    >
      <a className={css.sort} href={href} aria-label={label}>
        {text}
        <i className={css.arrow} aria-hidden="true" />
      </a>
    </th>
  );
}

/** The same list from its first page, sorted otherwise. */
export function sortedHref(
  { pathname, search }: { pathname: string; search: string },
  params: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(params)) query.set(name, value);
  query.delete('page');
  return `${pathname}?${query}`;
}

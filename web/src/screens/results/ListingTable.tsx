/** The listings of a list as a compact table. The heads of columns that can be sorted are links to that order. */

import { formatCount, formatEuro, formatThousands } from '@estia/contract/format';
import { priceMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { type FilterFields, searchPath } from '@estia/contract/search/codec';
import { sortNames } from '@estia/contract/search/messages';
import type { Sort } from '@estia/contract/search/model';
import * as words from '@estia/contract/search/results-messages';
import { useBrowserListings } from '../../features/favorites/browser-listings.ts';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { CompareCheckbox, HideButton, SeenLabel } from '../../features/favorites/ListingCardActions.tsx';
import { EnergyBadge } from '../../features/listings/card/EnergyBadge.tsx';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { localizePath } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './ListingTable.module.css';

type Props = {
  cards: readonly ListingCardView[];
  filter: FilterFields;
  title: string;
  showHidden: boolean;
  locale: Locale;
};
type Column = keyof typeof words.columns;

const columns: readonly Column[] = [
  'property',
  'price',
  'perMetre',
  'area',
  'bedrooms',
  'floor',
  'energy',
  'place',
  'updated',
  'actions',
];
/** What a column is sorted by, and which way first. */
const columnSorts: Partial<
  Record<Column, { by: 'price' | 'price_per_m2' | 'area' | 'updated'; first: 'asc' | 'desc' }>
> = {
  price: { by: 'price', first: 'asc' },
  perMetre: { by: 'price_per_m2', first: 'asc' },
  area: { by: 'area', first: 'desc' },
  updated: { by: 'updated', first: 'desc' },
};

export function ListingTable({ cards, filter, title, showHidden, locale }: Props) {
  const caption = words.tableCaption[locale](title);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too.
    <section className={css.box} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeader key={column} column={column} filter={filter} locale={locale} />
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <ListingTableRow key={card.id} card={card} showHidden={showHidden} locale={locale} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColumnHeader({ column, filter, locale }: { column: Column; filter: FilterFields; locale: Locale }) {
  const name = words.columns[column][locale];
  const order = columnSorts[column];
  if (!order) return <th scope="col">{column === 'actions' ? <span className="vh">{name}</span> : name}</th>;
  const sorted = (['asc', 'desc'] as const).find((way) => filter.sort === `${order.by}_${way}`);
  const way = sorted === undefined ? order.first : sorted === 'asc' ? 'desc' : 'asc';
  const sort: Sort = `${order.by}_${way}`;
  return (
    <th
      scope="col"
      className={column === 'updated' ? undefined : css.number}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
    >
      <a href={localizePath(locale, searchPath({ ...filter, sort }, 1, 'table'))} title={sortNames[sort][locale]}>
        {name}
        <span className="vh">. {words.sortColumn[locale](sortNames[sort][locale])}</span>
        {sorted && <Icon name="down" small />}
      </a>
    </th>
  );
}

function ListingTableRow({ card, showHidden, locale }: { card: ListingCardView; showHidden: boolean; locale: Locale }) {
  const hidden = useBrowserListings((stored) => stored.hidden.includes(card.id));
  return (
    <tr data-home={card.id} className={hidden ? (showHidden ? css.faded : css.struck) : undefined}>
      <th scope="row">
        <a href={card.href} title={card.title}>
          {card.first && (
            <img src={pictureUrl(card.first.key, 320, 'webp')} alt="" width={56} height={42} loading="lazy" />
          )}
          {card.title}
        </a>
        {card.gemi && (
          <small className={css.office}>
            {card.advertiser} · {card.gemi}
          </small>
        )}
      </th>
      <td className={css.number}>
        {card.listingsFrom && <small>{card.listingsFrom} </small>}
        <b>{formatEuro(card.price)}</b>
        {card.rent && <small> {priceMessages.perMonth[locale]}</small>}
      </td>
      <td className={css.number}>{formatThousands(card.perMetre)}</td>
      <td className={css.number}>{formatCount(card.area, locale)}</td>
      <td className={css.number}>{card.bedrooms ?? '–'}</td>
      <td>{card.floor ?? '–'}</td>
      <td>{card.energy ? <EnergyBadge energy={card.energy} locale={locale} /> : '–'}</td>
      <td>{card.place}</td>
      <td>
        <time dateTime={card.updated}>{card.age}</time> <SeenLabel id={card.id} locale={locale} className={css.seen} />
      </td>
      <td className={css.actions}>
        <span>
          <CompareCheckbox listing={card} locale={locale} bare />
          <FavoriteButton id={card.id} title={card.title} locale={locale} />
          <HideButton listing={card} locale={locale} />
        </span>
      </td>
    </tr>
  );
}

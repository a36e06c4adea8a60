/** Own listings as a table: sorted by any column, each row with its box, its state and what can be done. A card on a phone. */
import { formatCount, formatEuro, formatM2 } from '@estia/contract/format';
import { type ListingTableSort, listingTableSorts } from '@estia/contract/listings/dashboard/dashboard-choices';
import type { ListingTableRow } from '@estia/contract/listings/dashboard/listing-table';
import {
  attentionMessages,
  listingTableColumns as columns,
  listingTableMessages as words,
} from '@estia/contract/listings/dashboard/listing-table-messages';
import { ownListingsMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { priceMessages } from '@estia/contract/listings/messages';
import type { RefObject } from 'react';
import { Picture } from '../../../ui/Picture.tsx';
import { SortHeader } from '../../../ui/table/SortHeader.tsx';
import { formatAge } from '../card/listing-age.ts';
import { formatPlace } from '../card/listing-text.ts';
import { BULK_FORM_ID } from './BulkActionBar.tsx';
import { type ActionFormProps, ListingActionButton, ListingActionMenu } from './ListingActions.tsx';
import css from './ListingTable.module.css';
import { type TableParams, tableHref } from './listing-table-params.ts';
import { ListingStatusBadge } from './MyListingRow.tsx';
import {
  editListingPath,
  findListingNotice,
  getListingTitle,
  listingMessagesPath,
  myListingPath,
} from './my-listing-row.ts';
import { OldPrice, PriceForm } from './PriceForm.tsx';

type RowProps = ActionFormProps & { listing: ListingTableRow; now: number };

/** Numbers are read from the right. */
const numeric: readonly ListingTableSort[] = ['area', 'price', 'views', 'messages'];

function TableRow({ listing, now, ...common }: RowProps) {
  const { locale } = common;
  const title = getListingTitle(listing, locale);
  const [first = null] = listing.pictures;
  const notice = findListingNotice(listing, now, locale);
  return (
    <tr data-ad={listing.listing_id}>
      <td className={css.choose}>
        <label>
          <input
            type="checkbox"
            form={BULK_FORM_ID}
            name={`${BULK_FORM_ID}.id-${listing.listing_id}`}
            value="on"
            data-choose
          />
          <span className="vh">{ownListingsMessages.select[locale](title)}</span>
        </label>
      </td>
      <th scope="row">
        <div className={css.listing}>
          <div className={css.photo}>
            <Picture picture={first} sizes="64px" alt="" />
          </div>
          <div>
            <a className={css.name} href={myListingPath(listing, locale)}>
              {title}
            </a>
            <p className={css.small}>
              {ownListingsMessages[listing.for][locale]} · <span className="num">{listing.code}</span>
            </p>
            {listing.reference && (
              <p className={css.small}>
                {words.reference[locale]}: <span translate="no">{listing.reference}</span>
              </p>
            )}
          </div>
        </div>
      </th>
      <td data-label={columns.place[locale]}>
        {formatPlace(listing, locale)}
        {listing.street && <p className={css.small}>{listing.street}</p>}
      </td>
      <td data-label={columns.area[locale]} className={css.number}>
        {formatM2(listing.area, locale)}
      </td>
      <td data-label={columns.price[locale]} className={css.number}>
        <span className={css.price}>
          <OldPrice listing={listing} locale={locale} /> <b>{formatEuro(listing.price)}</b>
          {listing.for === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
        </span>
      </td>
      <td data-label={columns.views[locale]} className={css.number}>
        {formatCount(listing.views, locale)}
      </td>
      <td data-label={columns.messages[locale]} className={css.number}>
        {listing.messages > 0 ? (
          <a className={css.link} href={listingMessagesPath(listing, locale)}>
            {formatCount(listing.messages, locale)}
            <span className="vh">: {ownListingsMessages.itsMessages[locale]}</span>
          </a>
        ) : (
          formatCount(0, locale)
        )}
      </td>
      <td data-label={columns.updated[locale]}>
        <time dateTime={listing.updated_at}>{formatAge(listing.updated_at, now, locale)}</time>
      </td>
      <td data-label={columns.confirmed[locale]}>
        <div className={css.status}>
          <ListingStatusBadge listing={listing} now={now} locale={locale} />
          {listing.attention.map((kind) => (
            <span className={css.attention} key={kind}>
              {attentionMessages[kind][locale]}
            </span>
          ))}
          {notice && !notice.action && <span className={css.attention}>{notice.text}</span>}
          {notice?.action && (
            <ListingActionButton listingId={listing.listing_id} title={title} action={notice.action} {...common} />
          )}
          {listing.draft_id !== null && listing.state !== 'removed' && (
            <a className={css.link} href={editListingPath(listing, locale)}>
              {ownListingsMessages.finishIt[locale]}
              <span className="vh">: {title}</span>
            </a>
          )}
        </div>
      </td>
      <td className={css.actions}>
        <div>
          <ListingActionMenu
            listingId={listing.listing_id}
            title={title}
            state={listing.state}
            purpose={listing.for}
            {...common}
          >
            {listing.state !== 'removed' && (
              <a
                href={editListingPath(listing, locale)}
                aria-label={ownListingsMessages.ofListing[locale](ownListingsMessages.edit[locale], title)}
              >
                {ownListingsMessages.edit[locale]}
              </a>
            )}
            <a href={myListingPath(listing, locale)}>{ownListingsMessages.see[locale]}</a>
            {listing.state !== 'removed' && <PriceForm listing={listing} title={title} {...common} />}
          </ListingActionMenu>
        </div>
      </td>
    </tr>
  );
}

type Props = ActionFormProps & {
  listings: readonly ListingTableRow[];
  now: number;
  params: TableParams;
  url: { pathname: string; search: string };
  box: RefObject<HTMLTableElement | null>;
};

export function ListingTable({ listings, now, params, url, box, ...common }: Props) {
  const { locale } = common;
  return (
    <div className={css.box}>
      <table className={css.table} ref={box}>
        <caption className="vh">{ownListingsMessages.list[locale]}</caption>
        <thead>
          <tr>
            <td className={css.choose}>
              <span className="vh">{words.select[locale]}</span>
            </td>
            {listingTableSorts.map((sort) => {
              const order = params.sort === sort ? params.order : null;
              // What is largest or newest is looked for first, names from their beginning.
              const first = sort === 'place' || sort === 'confirmed' ? 'asc' : 'desc';
              return (
                <SortHeader
                  key={sort}
                  text={columns[sort][locale]}
                  label={words.sortBy[locale](columns[sort][locale])}
                  href={tableHref(url, { sort, order: order === null ? first : order === 'asc' ? 'desc' : 'asc' })}
                  order={order}
                  className={numeric.includes(sort) ? css.number : undefined}
                />
              );
            })}
            <td>
              <span className="vh">{words.actions[locale]}</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {listings.map((listing) => (
            <TableRow key={listing.listing_id} listing={listing} now={now} {...common} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

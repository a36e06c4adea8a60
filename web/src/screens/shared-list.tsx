/**
 * SHRE-1: a list as its link shows it, to who has the link. The key stands in the address, so the page is private (in no
 * cache, found by nobody) and tells no page that it leads to where it came from.
 */
import { listMessages as words } from '@estia/contract/favorites/list-messages';
import { formatEuro } from '@estia/contract/format';
import { priceMessages } from '@estia/contract/listings/messages';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import css from '../features/favorites/FavoriteRow.module.css';
import { goneTitle } from '../features/favorites/FavoriteRow.tsx';
import { findFavoriteSort, SortTabs } from '../features/favorites/lists/ListTabs.tsx';
import { formatListingFacts, formatPlace, getTitleWithoutPlace } from '../features/listings/card/listing-text.ts';
import { settle, throwFailure } from '../platform/failures.ts';
import { getApiClient } from '../platform/load-context.ts';
import { useLocale } from '../platform/locale.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import { propertyPath } from '../platform/paths/property-path.ts';
import { createPrivateMeta } from '../platform/private-page.ts';
import { buttonClass } from '../ui/button.ts';
import row from '../ui/listing-row.module.css';
import { Notice } from '../ui/Notice.tsx';
import { Picture } from '../ui/Picture.tsx';
import { SimplePagination } from '../ui/pagination/SimplePagination.tsx';
import { parsePageParam } from './dashboard/page-param.ts';
import page from './shared-list.module.css';

const PER_PAGE = 20;
const GONE_CODES = ['not_found', 'invalid_input'];

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const pageNumber = parsePageParam(url);
  const sort = findFavoriteSort(url);
  const offset = Math.min((pageNumber - 1) * PER_PAGE, 1_000);
  const found = await settle(
    getApiClient(context)('POST /lists/shared', { body: { key: params.key ?? '', limit: PER_PAGE, offset, sort } }),
  );
  if (!found.ok) return GONE_CODES.includes(found.failure.code) ? null : throwFailure(found.failure);
  const { items, count } = found.value;
  if (items.length === 0 && count > 0 && pageNumber > 1) {
    url.searchParams.set('page', String(Math.ceil(count / PER_PAGE)));
    throw redirect(`${url.pathname}${url.search}`);
  }
  return { ...found.value, sort, pageNumber };
}

export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export const meta = createPrivateMeta(words.sharedTitle);

const PHOTO_SIZES = '(max-width: 700px) 112px, 208px';

export default function SharedList() {
  const found = useLoaderData<typeof loader>();
  const locale = useLocale();
  const search = (
    <a className={buttonClass('primary')} href={pathTo(locale, '/')}>
      {words.search[locale]}
    </a>
  );
  if (!found)
    return (
      <Notice page title={words.linkGone[locale]} text={words.linkGoneText[locale]}>
        {search}
      </Notice>
    );
  const { name, items, count, sort, pageNumber } = found;
  return (
    <div className={page.page}>
      <h1>{name}</h1>
      <p>{words.sharedLead[locale]}</p>
      {items.length > 1 && <SortTabs locale={locale} sort={sort} />}
      {items.length === 0 && (
        <Notice title={words.empty[locale]} text={words.emptyOther[locale]}>
          {search}
        </Notice>
      )}
      <ul className={row.list} aria-label={words.itemsLabel[locale]}>
        {items.map((item) => (
          <li key={item.listing_id} data-home={item.listing_id}>
            {item.is_active ? (
              <article className={css.row}>
                <div className={css.photo}>
                  <Picture picture={item.pictures[0] ?? null} sizes={PHOTO_SIZES} alt="" />
                </div>
                <div>
                  <h2 className={row.title}>
                    <a href={propertyPath(item, locale)}>{getTitleWithoutPlace(item, locale)}</a>
                  </h2>
                  <p className={row.place}>{formatPlace(item, locale)}</p>
                  <p className={row.place}>{formatListingFacts(item, locale)}</p>
                </div>
                <p className={`${row.price} ${css.price} ${css.money}`}>
                  {formatEuro(item.price)}
                  {item.for === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
                </p>
              </article>
            ) : (
              <article className={`${css.row} ${css.gone}`}>
                <div className={css.photo}>
                  <Picture picture={null} sizes={PHOTO_SIZES} alt="" />
                </div>
                <h2 className={row.title}>{goneTitle(item, locale)}</h2>
                <p className={css.mark}>{words.sharedGone[locale]}</p>
              </article>
            )}
          </li>
        ))}
      </ul>
      <SimplePagination locale={locale} page={pageNumber} count={count} perPage={PER_PAGE} />
    </div>
  );
}

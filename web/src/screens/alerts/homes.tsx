/** ALRT-2: exactly the homes of an alert, in its order. Those no longer on offer are counted, not shown. */
import { alertLimits } from '@estia/contract/alerts/limits';
import { alertHomesMessages as words } from '@estia/contract/alerts/visitor-messages';
import { filterToQuery, omitFields } from '@estia/contract/search/codec';
import { isCompleteSearch } from '@estia/contract/search/model';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import { createListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { describeSearches } from '../../features/search/history/describe-searches.ts';
import { orThrowFailure } from '../../platform/failures.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { getCurrentMinute } from '../../platform/page-time.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { findSessionUser } from '../../platform/session.ts';
import { buttonClass } from '../../ui/button.ts';
import { Notice } from '../../ui/Notice.tsx';
import { parseSearch } from '../results/parse-search.ts';
import css from './homes.module.css';

const SIZES = '(max-width: 700px) 88vw, (max-width: 1100px) 45vw, 302px';
/** As many as one call answers. */
const MAX_HOMES = alertLimits.digest * 3;

const parseIds = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id))),
];

/** What the email says; whatever else is written there is no search. */
function parseSavedQuery(text: string | null): string | null {
  const { filter } = parseSearch(new URLSearchParams(text ?? ''));
  return isCompleteSearch(filter) ? filterToQuery(omitFields(filter, ['sort'])) : null;
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ids = parseIds(url.searchParams.get('ids')).slice(0, MAX_HOMES);
  if (ids.length === 0) return { cards: [], gone: 0, search: null, isSignedIn: false };
  const callApi = getApiClient(context);
  const query = parseSavedQuery(url.searchParams.get('search'));
  const [[search], user] = await Promise.all([
    query === null ? [] : describeSearches(callApi, [{ query }], getLocale(url.pathname)),
    findSessionUser(context),
  ]);
  const { rows, gone } = await orThrowFailure(callApi('GET /property/listings', { query: { ids: ids.join(',') } }));
  const locale = getLocale(url.pathname);
  const now = getCurrentMinute();
  return {
    cards: rows.map((row) => createListingCardView(row, locale, now)),
    gone,
    search: search ? { description: search.description, href: search.href } : null,
    isSignedIn: user !== null,
  };
}

export const meta = createPrivateMeta(words.title);

export default function AlertHomes() {
  const { cards, gone, search, isSignedIn } = useLoaderData<typeof loader>();
  const locale = useLocale();
  if (cards.length === 0) {
    const isEmpty = gone === 0;
    return (
      <Notice
        page
        title={(isEmpty ? words.emptyTitle : words.noneTitle)[locale]}
        text={(isEmpty ? words.emptyText : words.noneText)[locale]}
      >
        <a className={buttonClass('primary')} href={search?.href ?? pathTo(locale, '/properties/search')}>
          {(search ? words.allOfSearch : words.search)[locale]}
        </a>
      </Notice>
    );
  }
  return (
    <div className={`${css.page} wrap`}>
      <h1>{words.title[locale]}</h1>
      <p className={css.count}>
        {words.count[locale](cards.length)}
        {gone > 0 && ` · ${words.gone[locale](gone)}`}
      </p>
      {search && (
        <p>
          {words.from[locale]}: <b>{search.description}</b>
        </p>
      )}
      <ol className={css.grid} aria-label={words.title[locale]}>
        {cards.map((card, index) => (
          <li key={card.id} data-home={card.id}>
            <ListingCard
              card={card}
              locale={locale}
              sizes={SIZES}
              eager={index < 2}
              heading="h2"
              corner={<FavoriteButton id={card.id} title={card.title} locale={locale} />}
            />
          </li>
        ))}
      </ol>
      <p className={css.ways}>
        {search && (
          <a className={buttonClass('outline')} href={search.href}>
            {words.allOfSearch[locale]}
          </a>
        )}
        <a
          className={buttonClass('text')}
          href={pathTo(locale, isSignedIn ? '/dashboard/saved-searches' : '/alerts/manage')}
        >
          {words.settings[locale]}
        </a>
      </p>
    </div>
  );
}

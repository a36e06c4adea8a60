/** What a saved search has found: cards, each with the reason and the day. What is gone is one line. */
import { alertEventMessages } from '@estia/contract/alerts/alert-settings-messages';
import type { AlertMatch } from '@estia/contract/alerts/model';
import { savedSearchMessages as words } from '@estia/contract/alerts/saved-searches-messages';
import { formatEuro, formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { FavoriteButton } from '../../../features/favorites/FavoriteButton.tsx';
import { ListingCard } from '../../../features/listings/card/ListingCard.tsx';
import { createListingCardView, type ListingCardView } from '../../../features/listings/card/listing-card-view.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from './MatchList.module.css';

export type MatchView = {
  id: number;
  why: string;
  detail: string | null;
  isSeen: boolean;
  card: ListingCardView | null;
  /** Which it was, where it is no longer on offer. */
  past: string | null;
  price: string;
};

const SIZES = '(max-width: 700px) 88vw, (max-width: 1300px) 40vw, 280px';

export function createMatchView(match: AlertMatch, locale: Locale, now: number): MatchView {
  const { event, price, previous_price } = match;
  return {
    id: match.id,
    why: words.matchedOn[locale](alertEventMessages[event][locale], formatShortDate(match.matched_at, locale)),
    detail:
      event === 'price_drop' && previous_price !== null
        ? words.dropFrom[locale](formatEuro(previous_price), formatEuro(price))
        : null,
    isSeen: match.is_seen,
    card: match.listing && createListingCardView(match.listing, locale, now),
    past:
      match.past_listing && words.goneTitle[locale](match.past_listing.title[locale], match.past_listing.place[locale]),
    price: formatEuro(price),
  };
}

export function MatchList({ locale, matches }: { locale: Locale; matches: readonly MatchView[] }) {
  return (
    <ol className={css.grid} aria-label={words.matches[locale]}>
      {matches.map((match) => (
        <li key={match.id} className={css.match}>
          <p className={css.why}>
            {!match.isSeen && <StatusBadge tone="info">{words.unseen[locale]}</StatusBadge>}
            <span>{match.why}</span>
            {match.detail && <span className={css.detail}>{match.detail}</span>}
          </p>
          {match.card ? (
            <ListingCard
              card={match.card}
              locale={locale}
              sizes={SIZES}
              corner={<FavoriteButton id={match.card.id} title={match.card.title} locale={locale} />}
            />
          ) : (
            <p className={css.gone}>
              <b>{match.past ?? words.gone[locale]}</b>
              {words.goneText[locale](match.price)}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

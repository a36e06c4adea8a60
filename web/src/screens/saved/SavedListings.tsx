/** One of the two lists a visitor keeps, with its states: unknown yet, empty, loading, failed, some gone. */

import { undo } from '@estia/contract/favorites/card-messages';
import { savedPageMessages as words } from '@estia/contract/favorites/saved-page-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import {
  clearBrowserListings,
  getBrowserListings,
  replaceBrowserListings,
  setBrowserListing,
} from '../../features/favorites/browser-listings.ts';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { CompareCheckbox, HideButton } from '../../features/favorites/ListingCardActions.tsx';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import { formatFactRow } from '../../features/listings/card/listing-text.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './saved.module.css';
import { useSavedListings } from './use-saved-listings.ts';

type Props = { list: 'favorites' | 'hidden'; locale: Locale };

export function SavedListings({ list, locale }: Props) {
  const { cards, gone, status, count, known, left, more, start } = useSavedListings(list, locale);
  const [cleared, setCleared] = useState<readonly number[] | null>(null);
  const answered = cards.length + gone.length > 0 || count === 0;
  const drawn = list === 'favorites' && known && status === 'idle' && answered;
  useEffect(() => {
    // For the offline page. Without a connection it stays as it was.
    if (drawn)
      import('../../features/favorites/offline-favorites.ts').then(
        (offline) =>
          offline.saveOfflineFavorites(
            cards.map((card) => ({ ...card, facts: formatFactRow(card, locale) })),
            locale,
          ),
        () => {},
      );
  }, [drawn, cards, locale]);
  const clear = () => {
    setCleared(getBrowserListings()[list]);
    clearBrowserListings(list);
    start();
  };
  const back = () => {
    if (cleared) replaceBrowserListings(list, cleared);
    setCleared(null);
    start();
  };
  const empty = known && cards.length === 0 && gone.length === 0 && left === 0;
  const goneNow = gone.filter((id) => getBrowserListings()[list].includes(id));
  return (
    <section className={css.section} aria-labelledby={list}>
      <div className={css.head}>
        <h2 id={list}>
          {words[list][locale]}
          {known && <span className={css.count}> {count}</span>}
        </h2>
        {count > 0 && (
          <button type="button" className={buttonClass('text')} onClick={clear}>
            {(list === 'favorites' ? words.clearFavorites : words.clearHidden)[locale]}
          </button>
        )}
      </div>
      <p className={css.line} role="status">
        {cleared && (
          <>
            {words.cleared[locale]}{' '}
            <button type="button" className={css.link} onClick={back}>
              {undo[locale]}
            </button>
          </>
        )}
        {!cleared && goneNow.length > 0 && (
          <>
            {words.gone[locale](goneNow.length)}{' '}
            <button
              type="button"
              className={css.link}
              onClick={() => {
                for (const id of goneNow) setBrowserListing(list, id, false);
              }}
            >
              {words.dropGone[locale](goneNow.length)}
            </button>
          </>
        )}
        {status === 'loading' && <span className="vh">{words.loading[locale]}</span>}
      </p>
      {empty &&
        (list === 'favorites' ? (
          <Notice title={words.none[locale]} text={words.noneText[locale]}>
            <a className={buttonClass('primary')} href={pathTo(locale, '/properties/search')}>
              {words.search[locale]}
            </a>
          </Notice>
        ) : (
          <p className={css.lead}>{words.noneHidden[locale]}</p>
        ))}
      <ul className={css.grid}>
        {cards.map((card) => (
          <li key={card.id} data-home={card.id}>
            <ListingCard
              card={card}
              locale={locale}
              corner={<FavoriteButton id={card.id} title={card.title} locale={locale} />}
              tools={
                <>
                  <CompareCheckbox listing={card} locale={locale} />
                  <HideButton listing={card} locale={locale} />
                </>
              }
            />
          </li>
        ))}
        {(!known || status === 'loading') &&
          Array.from({ length: known ? Math.min(left, 4) : list === 'favorites' ? 4 : 0 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            <li key={`wait${index}`} className={css.wait} aria-hidden="true" />
          ))}
      </ul>
      {status === 'failed' && (
        <p className={css.line}>
          {words.failed[locale]}{' '}
          <button type="button" className={buttonClass('outline')} onClick={more}>
            <Icon name="again" /> {words.retry[locale]}
          </button>
        </p>
      )}
      {status === 'idle' && known && left > 0 && cards.length + gone.length > 0 && (
        <button type="button" className={buttonClass('outline', css.more)} onClick={more}>
          {words.more[locale]}
        </button>
      )}
    </section>
  );
}

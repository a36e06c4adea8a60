/** What a card of the results adds to a plain one: compare, hide, and the mark of a listing that was opened before. */
import * as words from '@estia/contract/favorites/card-messages';
import type { Locale } from '@estia/contract/pair';
import { announce } from '../../ui/announcement.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { setBrowserListing, setComparedListing, useBrowserListings, useIsSeen } from './browser-listings.ts';
import css from './favorites.module.css';

type ListingRef = { id: number; title: string; first: { key: string } | null };
type Props = { listing: ListingRef; locale: Locale };

export function CompareCheckbox({ listing: { id, title, first }, locale, bare = false }: Props & { bare?: boolean }) {
  const on = useBrowserListings((stored) => stored.compared.some((listing) => listing.id === id));
  return (
    <label className={bare ? `${css.compare} ${css.bare}` : css.compare}>
      <input
        type="checkbox"
        checked={on}
        aria-label={words.compareProperty[locale](title)}
        onChange={() => {
          const fits = setComparedListing({ id, title, photo: first?.key ?? null }, !on);
          if (!fits) announce(words.compareFull[locale]);
          void import('./compare-toast.ts')
            .then(({ showCompareToast: toastCompare }) => toastCompare(fits, !on, locale))
            .catch(() => {});
        }}
      />
      {!bare && <span aria-hidden="true">{words.compare[locale]}</span>}
    </label>
  );
}

export function HideButton({ listing, locale }: Props) {
  const on = useBrowserListings((stored) => stored.hidden.includes(listing.id));
  return (
    <button
      type="button"
      className={css.hide}
      data-action="hide"
      aria-pressed={on}
      aria-label={words.hideProperty[locale](listing.title)}
      title={(on ? words.undo : words.hide)[locale]}
      onClick={() => setBrowserListing('hidden', listing.id, !on)}
    >
      <Icon name="hide" />
    </button>
  );
}

export function SeenLabel({ id, locale, className }: { id: number; locale: Locale; className?: string | undefined }) {
  return useIsSeen(id) ? <span className={className}>{words.seen[locale]}</span> : null;
}

/** In place of a card that the visitor hid. */
export function HiddenListing({ listing, locale }: Props) {
  return (
    <p className={css.gone}>
      {words.isHidden[locale]}
      <span aria-hidden="true"> · </span>
      <button
        type="button"
        className={css.link}
        data-action="undo"
        aria-label={words.undoHide[locale](listing.title)}
        onClick={() => setBrowserListing('hidden', listing.id, false)}
      >
        {words.undo[locale]}
      </button>
    </p>
  );
}

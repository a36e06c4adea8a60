/** Up to four listings picked for comparison, at the bottom of the screen. Not in the served page. */

import * as words from '@estia/contract/favorites/card-messages';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { pathTo } from '../../platform/paths/path-to.ts';
import { useAnnouncement } from '../../ui/announcement.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { clearBrowserListings, setComparedListing, useBrowserListings } from './browser-listings.ts';
import css from './CompareTray.module.css';

export function CompareTray({ locale }: { locale: Locale }) {
  const listings = useBrowserListings((memory) => memory.compared);
  const message = useAnnouncement();
  return (
    <>
      <p className={message === '' ? 'vh' : css.said} role="status">
        {message}
      </p>
      {listings.length > 0 && (
        <section className={css.tray} aria-label={words.tray[locale]}>
          <ul>
            {listings.map((listing) => (
              <li key={listing.id}>
                {listing.photo && <img src={pictureUrl(listing.photo, 320, 'webp')} alt="" width={64} height={48} />}
                <button
                  type="button"
                  aria-label={words.dropCompared[locale](listing.title)}
                  title={listing.title}
                  onClick={() => setComparedListing(listing, false)}
                >
                  <Icon name="x" small />
                </button>
              </li>
            ))}
          </ul>
          <p className={css.count}>{words.trayCount[locale](listings.length)}</p>
          <button
            type="button"
            className={buttonClass('text', css.clear)}
            onClick={() => clearBrowserListings('compared')}
          >
            {words.clear[locale]}
          </button>
          {listings.length > 1 ? (
            <a
              className={buttonClass('primary')}
              href={`${pathTo(locale, '/compare')}?ids=${listings.map((listing) => listing.id).join(',')}`}
            >
              {words.compareThem[locale]}
            </a>
          ) : (
            <span className={css.hint}>{words.oneMore[locale]}</span>
          )}
        </section>
      )}
    </>
  );
}

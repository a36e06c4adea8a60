/** Up to four homes picked for comparison, at the bottom of the screen. Not in the served page. */
import * as words from '@estia/contract/favorites/card-messages';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { localizePath } from '../../platform/locale.ts';
import { useAnnouncement } from '../../ui/announcement.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { clearBrowserListings, setComparedListing, useBrowserListings } from './browser-listings.ts';
import css from './CompareTray.module.css';

export function CompareTray({ locale }: { locale: Locale }) {
  const homes = useBrowserListings((memory) => memory.compared);
  const said = useAnnouncement();
  return (
    <>
      <p className={said === '' ? 'vh' : css.said} role="status">
        {said}
      </p>
      {homes.length > 0 && (
        <section className={css.tray} aria-label={words.tray[locale]}>
          <ul>
            {homes.map((home) => (
              <li key={home.id}>
                {home.photo && <img src={pictureUrl(home.photo, 320, 'webp')} alt="" width={64} height={48} />}
                <button
                  type="button"
                  aria-label={words.dropCompared[locale](home.title)}
                  title={home.title}
                  onClick={() => setComparedListing(home, false)}
                >
                  <Icon name="x" small />
                </button>
              </li>
            ))}
          </ul>
          <p className={css.count}>{words.trayCount[locale](homes.length)}</p>
          <button
            type="button"
            className={buttonClass('quiet', css.clear)}
            onClick={() => clearBrowserListings('compared')}
          >
            {words.clear[locale]}
          </button>
          {homes.length > 1 ? (
            <a
              className={buttonClass('main')}
              href={localizePath(locale, `/compare?ids=${homes.map((home) => home.id).join(',')}`)}
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

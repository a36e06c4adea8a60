/** Pass a listing on: plain links that work without script, the address to copy, and the sheet of a phone where it has one. */
import { listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { useRef } from 'react';
import { createShareLinks } from '../platform/share-links.ts';
import { buttonClass } from './button.ts';
import { PropertyIcon } from './icon/PropertyIcon.tsx';
import css from './ShareActions.module.css';
import { ShareButton, shareByDevice } from './ShareActions.tsx';
import { useDetailsMenus } from './use-details-menus.ts';

export function ShareMenu({ url, title, locale }: { url: string; title: string; locale: Locale }) {
  const menu = useRef<HTMLDivElement>(null);
  useDetailsMenus(menu);
  return (
    <div ref={menu} className={css.menu}>
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to everyone who uses it. */}
        <summary
          className={buttonClass('text')}
          onClick={(event) => {
            if (shareByDevice(title, url)) event.preventDefault();
          }}
        >
          <PropertyIcon name="share" />
          <span className={css.word}>{words.share[locale]}</span>
        </summary>
        <ul className={css.list}>
          {createShareLinks(url, title).map(([name, href]) => (
            <li key={name}>
              <a className={buttonClass('text')} href={href} rel="noopener noreferrer nofollow">
                {name}
              </a>
            </li>
          ))}
          <li>
            <ShareButton
              path={url}
              title={title}
              locale={locale}
              variant="text"
              label={words.copyLink[locale]}
              copies
            />
          </li>
        </ul>
      </details>
    </div>
  );
}

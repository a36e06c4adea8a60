/** NAV-6. The choices are links to this same page, so they work without script; with it the choice is remembered. */
import { type Locale, locales } from '@estia/contract/pair';
import { language, languageName, languageShort } from '@estia/contract/site/messages';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { localizePath, stripLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './Header.module.css';

const STORE_KEY = 'locale';

function saveLocale(event: MouseEvent<HTMLAnchorElement>): void {
  try {
    localStorage.setItem(STORE_KEY, event.currentTarget.lang);
  } catch {
    // Storage may be closed; the address carries the language anyway.
  }
}

/** A radio answers to Space; a link does not. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

export function LanguageMenu({ locale, side }: { locale: Locale; side: 'left' | 'right' }) {
  const { pathname, search } = useLocation();
  const path = stripLocale(pathname);
  const title = `language-${side}`;
  return (
    <details className={`${css.menu} ${side === 'left' ? css.narrow : css.wide}`} name="top">
      <summary className={css.item}>
        <Icon name="globe" /> <span className="vh">{language[locale]}: </span>
        {languageShort[locale]} <Icon name="down" small />
      </summary>
      <div className={`${css.panel} ${side === 'left' ? '' : css.atRight}`}>
        <p className={css.panelTitle} id={title}>
          {language[locale]}
        </p>
        <div className={css.choices} role="radiogroup" aria-labelledby={title}>
          {locales.toReversed().map((each) => (
            // biome-ignore lint/a11y/useSemanticElements: a real link that reads as a radio choice, as NAV-6 asks.
            <a
              key={each}
              role="radio"
              aria-checked={each === locale}
              href={localizePath(each, `${path}${search}`)}
              hrefLang={each}
              lang={each}
              data-reload=""
              onClick={saveLocale}
              onKeyDown={pressWithSpace}
            >
              {languageName[each]}
            </a>
          ))}
        </div>
      </div>
    </details>
  );
}

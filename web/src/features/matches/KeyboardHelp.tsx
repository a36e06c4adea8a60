import { disputePageMessages as words } from '@estia/contract/matches/admin-messages';
import type { Locale } from '@estia/contract/pair';
import { Fragment } from 'react';
import css from './KeyboardHelp.module.css';

type Shortcut = { keys: readonly string[]; text: string };

/** Which keys do what. Not shown where there is no keyboard to press them. */
export function KeyboardHelp({ locale, shortcuts }: { locale: Locale; shortcuts: readonly Shortcut[] }) {
  return (
    <div className={css.help}>
      <p className={css.title}>{words.keys[locale]}</p>
      <ul>
        {shortcuts.map(({ keys, text }) => (
          <li key={text}>
            {keys.map((key, at) => (
              <Fragment key={key}>
                {at > 0 && '+'}
                <kbd translate="no">{key}</kbd>
              </Fragment>
            ))}{' '}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

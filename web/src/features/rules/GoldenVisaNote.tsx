/** On the page of a listing: the rule holds for what the listing says. Never more than "may". */

import type { Locale } from '@estia/contract/pair';
import { goldenVisaBadgeMessages as words } from '@estia/contract/rules/badge-messages';
import { pathTo } from '../../platform/paths/path-to.ts';
import css from './GoldenVisaNote.module.css';

type Props = { mark: { price: number; valid_from: string } | null; locale: Locale };

export function GoldenVisaNote({ mark, locale }: Props) {
  if (!mark) return null;
  return (
    <div className={css.mark}>
      <p className={css.title}>{words.title[locale]}</p>
      <p>
        {words.text[locale](mark.price, mark.valid_from)}{' '}
        <a href={pathTo(locale, '/golden-visa')}>{words.link[locale]}</a>
      </p>
    </div>
  );
}

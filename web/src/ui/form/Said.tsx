/** What happened, told by the page one was sent to: `?said=saved`. Words that the page does not know are not shown. */
import type { Locale, Pair } from '@estia/contract/pair';
import { useSearchParams } from 'react-router';
import css from './form.module.css';
import { DoneMark, MailMark } from './marks.tsx';

type Props = {
  locale: Locale;
  words: Readonly<Record<string, Pair>>;
  /** Something is still to do: blue and a letter, not green and a tick. */
  calm?: readonly string[];
};

export function Said({ locale, words, calm = [] }: Props) {
  const said = useSearchParams()[0].get('said') ?? '';
  const text = Object.hasOwn(words, said) ? words[said] : undefined;
  if (!text) return null;
  const isCalm = calm.includes(said);
  return (
    <p className={isCalm ? `${css.said} ${css.calm}` : css.said} role="status">
      {isCalm ? <MailMark /> : <DoneMark />} <span>{text[locale]}</span>
    </p>
  );
}

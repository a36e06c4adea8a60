/** What happened, shown by the page one was sent to (platform/flash.ts). Words that the page does not know are not shown. */
import type { Locale, Pair } from '@estia/contract/pair';
import { useFlashWord } from '../../platform/flash.ts';
import css from './form.module.css';
import { CheckIcon, MailIcon } from './form-icons.tsx';

type Props = {
  locale: Locale;
  words: Readonly<Record<string, Pair>>;
  /** Something is still to do: blue and a letter, not green and a tick. */
  calm?: readonly string[];
};

export function FlashMessage({ locale, words, calm = [] }: Props) {
  const message = useFlashWord();
  const text = Object.hasOwn(words, message) ? words[message] : undefined;
  if (!text) return null;
  return <Done text={text[locale]} isCalm={calm.includes(message)} />;
}

/** The same, on the page that did it. */
export function Done({ text, isCalm = false }: { text: string; isCalm?: boolean }) {
  return (
    <p className={isCalm ? `${css.said} ${css.calm}` : css.said} role="status">
      {isCalm ? <MailIcon /> : <CheckIcon />} <span>{text}</span>
    </p>
  );
}

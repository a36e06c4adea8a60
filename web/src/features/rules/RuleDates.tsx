/** Since when a rule holds, when somebody last looked, and where it is written. */
import { formatLongDate } from '@estia/contract/format';
import type { Locale, Pair } from '@estia/contract/pair';
import css from './rules.module.css';

type Rule = { valid_from: string; checked_at: string; source_url: string | null };
type Words = { asOf: Pair<(day: string) => string>; checked: Pair<(day: string) => string>; source: Pair };

export function RuleDates({ rule, words, locale }: { rule: Rule; words: Words; locale: Locale }) {
  return (
    <p className={css.dated}>
      <time dateTime={rule.valid_from}>{words.asOf[locale](formatLongDate(rule.valid_from, locale))}</time>
      <time dateTime={rule.checked_at}>{words.checked[locale](formatLongDate(rule.checked_at, locale))}</time>
      {rule.source_url && (
        <span>
          {words.source[locale]}:{' '}
          <a href={rule.source_url} rel="noopener noreferrer nofollow">
            {new URL(rule.source_url).hostname.replace(/^www\./, '')}
          </a>
        </span>
      )}
    </p>
  );
}

/** An admin's text: an empty line parts paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((part) => <p key={part}>{part}</p>);
}

/** What an agency wrote in a case, in order. */
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import css from './DisputeTimeline.module.css';

type Props = { locale: Locale; statements: readonly { created_at: string; text: string }[] };

export const StatementList = ({ locale, statements }: Props) => (
  <ol className={css.list}>
    {statements.map(({ created_at, text }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: statements are only ever added at the end.
      <li key={at}>
        <p className={css.head}>
          <time dateTime={created_at}>{formatDateTime(created_at, locale)}</time>
        </p>
        <p className={css.text} translate="no">
          {text}
        </p>
      </li>
    ))}
  </ol>
);

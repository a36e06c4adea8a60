/** The PDF of an invoice: in the reader's language first, in the other beside it. */
import { invoices as words } from '@estia/contract/invoices/invoices-messages';
import type { Locale } from '@estia/contract/pair';
import { buttonClass } from '../../ui/button.ts';
import css from './InvoiceTable.module.css';

type Props = { locale: Locale; id: number; name: string };

const names = { el: words.inGreek, en: words.inEnglish } as const;

export function InvoiceFiles({ locale, id, name }: Props) {
  const other = locale === 'el' ? 'en' : 'el';
  const href = (lang: Locale) => `/api/user/invoices/${id}/pdf?lang=${lang}`;
  return (
    <div className={css.files}>
      <a className={buttonClass('outline')} href={href(locale)} download>
        {words.pdf[locale]}
        <span className="vh">
          : {name}, {names[locale][locale]}
        </span>
      </a>
      <a className={buttonClass('text')} href={href(other)} download>
        {names[other][locale]}
        <span className="vh">
          : {words.pdf[locale]}, {name}
        </span>
      </a>
    </div>
  );
}

/** Templates, the list of fields and the schema, as plain downloads. */
import type { Locale } from '@estia/contract/pair';
import { feedFileMessages as words } from '@estia/contract/sources/validator-messages';
import css from './feed-file-links.module.css';

export function FeedFileLinks({ locale }: { locale: Locale }) {
  const files = [
    [`/api/feeds/template.xlsx?locale=${locale}`, words.xlsx],
    [`/api/feeds/template.csv?locale=${locale}`, words.csv],
    [`/api/feeds/fields.csv?locale=${locale}`, words.fields],
    ['/api/feeds/fields.json', words.fieldsJson],
    ['/api/feeds/estia-feed.schema.json', words.schema],
  ] as const;
  return (
    <ul className={css.files}>
      {files.map(([href, text]) => (
        <li key={href}>
          <a href={href}>{text[locale]}</a>
        </li>
      ))}
    </ul>
  );
}

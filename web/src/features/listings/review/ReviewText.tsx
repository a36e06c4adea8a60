/** The advertiser's own words in both languages, with what a rule found marked in them. */
import type { Property } from '@estia/contract/listings/model';
import { reviewScreenMessages as words } from '@estia/contract/listings/review/review-screen-messages';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import type { ApiReply } from '../../../platform/api-client.ts';
import css from './ReviewText.module.css';

type Mark = ApiReply<'GET /adminPanel/listing-reviews/{id}'>['marks'][number];
type Props = { text: string; marks: readonly Mark[]; locale: Locale };

/** Of marks that overlap the first stands. */
function MarkedText({ text: written, marks, locale }: Props) {
  const text = written.normalize('NFC');
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, length } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue;
    parts.push(text.slice(done, start));
    parts.push(
      <mark key={start} className={css.mark}>
        {text.slice(start, start + length)}
        <span className="vh"> ({words.marked[locale]})</span>
      </mark>,
    );
    done = start + length;
  }
  parts.push(text.slice(done));
  return parts;
}

export function ReviewText({
  listing,
  marks,
  locale,
}: {
  listing: Pick<Property, 'own_title' | 'description'>;
  marks: readonly Mark[];
  locale: Locale;
}) {
  return (['el', 'en'] as const).map((language) => {
    const [title, description] = [listing.own_title[language], listing.description[language]];
    if (!title && !description) return null;
    const of = (field: Mark['field']) => marks.filter((mark) => mark.field === field);
    return (
      <div key={language} className={css.text} lang={language} translate="no">
        {title && (
          <h3>
            <MarkedText text={title} marks={of(`title_${language}`)} locale={locale} />
          </h3>
        )}
        {description && (
          <p>
            <MarkedText text={description} marks={of(`description_${language}`)} locale={locale} />
          </p>
        )}
      </div>
    );
  });
}

/** The facts, the description and the amenities of a home. */
import { extraGroups, listingWords } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import css from './Facts.module.css';
import { factsOf, mainFacts } from './facts.ts';
import { Glyph } from './Glyph.tsx';
import { paragraphs, textFor } from './own-text.ts';

type Props = { home: Property; locale: Locale };

export function MainFacts({ home, locale }: Props) {
  return (
    <ul className={css.line}>
      {mainFacts(home, locale).map(({ icon, text }) => (
        <li key={icon}>
          <Glyph name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

export function FactGrid({ home, locale }: Props) {
  return (
    <dl className={css.facts}>
      {factsOf(home, locale).map(({ icon, label, value }) => (
        <div key={label}>
          <dt>
            <Glyph name={icon} size={24} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The advertiser's own words, in the reader's language when they were written in it. */
export function Description({ home, locale }: Props) {
  const text = textFor(home.description, locale);
  const title = textFor(home.own_title, locale);
  const foreign = [title, text].find((own) => own !== null && own.lang !== locale);
  return (
    <div className={css.prose}>
      {foreign && (
        <p className={css.only}>
          {(foreign.lang === 'el' ? listingWords.onlyGreek : listingWords.onlyEnglish)[locale]}
        </p>
      )}
      {title && title.lang !== locale && (
        <p className={css.lead} lang={title.lang}>
          {title.text}
        </p>
      )}
      {text &&
        paragraphs(text.text).map((words) => (
          <p key={words} lang={text.lang === locale ? undefined : text.lang}>
            {words}
          </p>
        ))}
    </div>
  );
}

export function Amenities({ home, locale }: Props) {
  const groups = Map.groupBy(home.extras, (extra) => extra.group);
  return (
    <div className={css.groups}>
      {[...groups].map(([group, extras]) => (
        <div key={group}>
          <h3>{extraGroups[group]?.[locale] ?? listingWords.amenities[locale]}</h3>
          <ul className={css.amenities}>
            {extras.map((extra) => (
              <li key={extra.id}>
                <Glyph name="check" />
                {extra.name[locale]}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

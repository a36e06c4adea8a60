/** Listings of a place by type and purpose, each number a page of its own. The rarer types wait under one press. */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/places/area-messages';
import css from './AreaPage.module.css';
import type { AreaType } from './area-view.ts';

const MAX_ROWS = 10;

export function TypeTable({ locale, types }: { locale: Locale; types: readonly AreaType[] }) {
  const rest = types.slice(MAX_ROWS);
  return (
    <section className={css.section} aria-labelledby="area-types">
      <h2 id="area-types">{words.typesTitle[locale]}</h2>
      <Rows locale={locale} types={types.slice(0, MAX_ROWS)} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>{words.moreTypes[locale](rest.length)}</summary>
          <Rows locale={locale} types={rest} />
        </details>
      )}
      <p className={css.medianNote}>{words.medianNote[locale]}</p>
    </section>
  );
}

function Rows({ locale, types }: { locale: Locale; types: readonly AreaType[] }) {
  const cell = (link: AreaType['sale'], of: string) =>
    link ? (
      <a className={css.number} href={link.href} aria-label={`${of}: ${link.text}`}>
        {link.text}
      </a>
    ) : (
      <span className={css.none}>
        <span className="vh">{words.none[locale]}</span>
        <span aria-hidden="true">–</span>
      </span>
    );
  return (
    <table className={css.types} aria-labelledby="area-types">
      <thead>
        <tr>
          <th scope="col">{words.type[locale]}</th>
          <th scope="col">{words.forSale[locale]}</th>
          <th scope="col">{words.forRent[locale]}</th>
          <th scope="col">{words.medianSale[locale]}</th>
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type.id}>
            <th scope="row">
              {type.name}
              {/* A phone has no room for the last column: what it says stands here. */}
              {type.median && (
                <small className={css.phoneMedian}>
                  <span className="vh">{words.medianSale[locale]} </span>
                  {type.median}
                </small>
              )}
            </th>
            <td>{cell(type.sale, words.kindFor[locale](type.name, 'sale'))}</td>
            <td>{cell(type.rent, words.kindFor[locale](type.name, 'rent'))}</td>
            <td>{type.median ?? <span className={css.none}>{words.tooFew[locale]}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

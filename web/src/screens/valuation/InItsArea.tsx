/** Where the estimate stands among the asking prices of its area, or of the area around it where there are too few. */
import { percent } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';
import { areaPath } from '@estia/contract/search/area-path';
import { adsWords } from '@estia/contract/valuation/factor-messages';
import { categoryOf, type Facts } from '@estia/contract/valuation/facts';
import type { AreaFigure } from '@estia/contract/valuation/model';
import { rateWords } from '@estia/contract/valuation/rate';
import { resultWords as words } from '@estia/contract/valuation/result-messages';
import { to } from '../../platform/locale.ts';
import css from './Outcome.module.css';

type Props = {
  locale: Locale;
  perMetre: number;
  facts: Facts;
  area: { figure: AreaFigure; instead: AreaFigure | null };
};

/** Nearer than this is the same. */
const SAME = 0.01;

export function InItsArea({ locale, perMetre, facts, area: { figure, instead } }: Props) {
  const shown = instead ?? figure;
  const { median, q1, q3 } = shown;
  if (median === null) return null;
  const name = shown.name[locale];
  const off = perMetre / median - 1;
  const share = percent[locale](Math.round(Math.abs(off) * 100));
  const line =
    Math.abs(off) < SAME
      ? words.areaSame[locale](name, rateWords(median, locale))
      : words[off > 0 ? 'areaAbove' : 'areaBelow'][locale](share, name, rateWords(median, locale));
  const category = categoryOf(Number(facts.type_id));
  return (
    <section className={css.part} aria-labelledby="estimate-area">
      <h2 id="estimate-area">{words.area[locale]}</h2>
      <p className={css.line}>{line}</p>
      {q1 !== null && q3 !== null && (
        <p>{words.areaMiddle[locale](rateWords(q1, locale), rateWords(q3, locale), adsWords[locale](shown.ads))}</p>
      )}
      {instead && <p>{words.areaInstead[locale](figure.name[locale])}</p>}
      <p className={css.links}>
        {shown.kind !== 'region' && (
          <a
            className={css.link}
            href={to(locale, areaPath({ ...shown, kind: shown.kind }))}
            target="_blank"
            rel="noopener"
          >
            {words.toArea[locale](name)} <span className="vh">{words.newTab[locale]}</span>
          </a>
        )}
        <a
          className={css.link}
          href={to(locale, `/valuation-map/table?for=${facts.for}&category_id=${category}`)}
          target="_blank"
          rel="noopener"
        >
          {words.toTable[locale]} <span className="vh">{words.newTab[locale]}</span>
        </a>
      </p>
    </section>
  );
}

import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import { presets } from '@estia/contract/search/presets';
import * as words from '@estia/contract/site/messages';
import { to } from '../../platform/locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import css from './Footer.module.css';

const category_id = 1;

type Props = {
  locale: Locale;
  year: number;
  /** The places with the most ads. */
  areas: readonly { name: string; path: string }[];
};

export function Footer({ locale, year, areas }: Props) {
  const { footer, operator } = words;
  const link = (path: string, text: string) => (
    <li key={path}>
      <a href={to(locale, path)}>{text}</a>
    </li>
  );
  return (
    <footer className={css.foot}>
      <div className="wrap">
        <div className={css.grid}>
          <div>
            <Logo href={to(locale, '/')} name={words.brand[locale]} label={words.homeLink[locale]} />
            <address>
              {operator.name[locale]}
              <br />
              {operator.seat[locale]}
              <br />
              {footer.gemi[locale]} {operator.gemi} · {footer.taxNumber[locale]} {operator.taxNumber}
              <br />
              {footer.telephone[locale]}{' '}
              <a href={`tel:+30${operator.telephone.replaceAll(' ', '')}`}>{operator.telephone}</a> ·{' '}
              <a href={`mailto:${operator.email}`}>{operator.email}</a>
            </address>
            <p className={css.partner}>
              <Icon name="bank" /> {footer.partner[locale]}
            </p>
          </div>
          <nav aria-label={footer.search[locale]}>
            <h2>{footer.search[locale]}</h2>
            <ul>
              {link(searchPath({ for: 'sale', category_id }), words.buy[locale])}
              {link(searchPath({ for: 'rent', category_id }), words.rent[locale])}
              {link('/valuation-map', footer.priceMap[locale])}
              {link(searchPath(presets.goldenVisaNav), words.goldenVisa[locale])}
            </ul>
          </nav>
          <nav aria-label={footer.owners[locale]}>
            <h2>{footer.owners[locale]}</h2>
            <ul>
              {link('/dashboard/properties/new-property', words.listNewProperty[locale])}
              {link('/valuation', words.propertyValuation[locale])}
              {link('/show-realtors', words.findAgent[locale])}
              {link('/#guide', footer.guides[locale])}
            </ul>
          </nav>
          <nav aria-label={footer.about[locale]}>
            <h2>{footer.about[locale]}</h2>
            <ul>
              {link('/innovations', footer.innovations[locale])}
              {link('/how-results-are-ordered', footer.ordering[locale])}
              {link('/terms-conditions', footer.terms[locale])}
              {link('/privacy-policy', footer.privacy[locale])}
            </ul>
          </nav>
        </div>
        {areas.length > 0 && (
          <nav className={css.areas} aria-labelledby="footer-areas">
            <h2 id="footer-areas">{footer.areas[locale]}</h2>
            <ul>{areas.map(({ name, path }) => link(path, name))}</ul>
          </nav>
        )}
        <p className={css.end}>
          <span>
            © {year} {operator.name[locale]}
          </span>
          <span>{footer.askingPrices[locale]}</span>
        </p>
      </div>
    </footer>
  );
}

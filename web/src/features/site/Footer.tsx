/** NAV-7: the foot of every page: who runs the site, the ways on, the law. */

import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import * as words from '@estia/contract/site/messages';
// By name: an object of all messages would be part of every page.
import { footer } from '@estia/contract/site/messages';
import type { Operator } from '@estia/contract/site/operator';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { usePresets } from '../../platform/presets.ts';
import { Logo } from '../../ui/Logo.tsx';
import css from './Footer.module.css';
import { PageTimestamp } from './PageTimestamp.tsx';

type Props = {
  locale: Locale;
  year: number;
  /** The places with the most listings. */
  areas: readonly { name: string; path: string }[];
  /** Null when it could not be read. */
  operator: Operator | null;
};

export function Footer({ locale, year, areas, operator }: Props) {
  const presets = usePresets();
  const link = (path: string, text: string) => (
    <li key={path}>
      <a href={localizePath(locale, path)}>{text}</a>
    </li>
  );
  const column = (title: string, links: readonly (readonly [path: string, text: string])[]) => (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>{links.map(([path, text]) => link(path, text))}</ul>
    </nav>
  );
  return (
    <footer className={css.foot}>
      <div className="wrap">
        <div className={css.grid}>
          <div className={css.who}>
            <Logo href={pathTo(locale, '/')} name={words.brand[locale]} label={words.homeLink[locale]} />
            {operator && <OperatorContact locale={locale} operator={operator} />}
          </div>
          {column(footer.search[locale], [
            ['/buy', words.buy[locale]],
            ['/rent', words.rent[locale]],
            [searchPath(presets.goldenVisaNav), words.goldenVisa[locale]],
            ['/complexes', footer.complexes[locale]],
            ['/valuation-map', footer.priceMap[locale]],
          ])}
          {column(footer.buyers[locale], [
            ['/articles', footer.guides[locale]],
            ['/golden-visa', footer.goldenVisaGuide[locale]],
            ['/my-home', footer.myHome[locale]],
            ['/glossary', footer.glossary[locale]],
          ])}
          {column(footer.owners[locale], [
            ['/dashboard/properties/new-property', words.listNewProperty[locale]],
            ['/valuation', words.propertyValuation[locale]],
            ['/show-realtors', words.findAgent[locale]],
            ['/exclusivity', footer.exclusivity[locale]],
            ['/cooperation', footer.cooperation[locale]],
            ['/pricing', footer.pricing[locale]],
            ['/feed-validator', footer.feedValidator[locale]],
          ])}
          {column(footer.about[locale], [
            ['/innovations', footer.innovations[locale]],
            ['/how-results-are-ordered', footer.ordering[locale]],
            ['/accessibility', footer.accessibility[locale]],
            ['/developers', footer.developers[locale]],
            ['/contact-points', footer.contactPoints[locale]],
          ])}
        </div>
        {areas.length > 0 && (
          <nav className={css.areas} aria-labelledby="footer-areas">
            <h2 id="footer-areas">{footer.areas[locale]}</h2>
            <ul>{areas.map(({ name, path }) => link(path, name))}</ul>
          </nav>
        )}
        <div className={css.end}>
          <p>
            © {year} {operator?.name[locale] ?? words.brand[locale]}. {footer.askingPrices[locale]}{' '}
            <PageTimestamp locale={locale} />
          </p>
          <ul className={css.law}>
            {link('/terms-conditions', footer.terms[locale])}
            {link('/privacy-policy', footer.privacy[locale])}
            <li>
              <a href={pathTo(locale, '/cookie-settings')} data-consent-settings="">
                {footer.cookies[locale]}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

function OperatorContact({ locale, operator }: { locale: Locale; operator: Operator }) {
  const { name, seat, gemi, tax_number, telephone, email, partner } = operator;
  return (
    <>
      <address>
        {name[locale]}
        <br />
        {seat[locale]}
        <br />
        {footer.gemi[locale]} {gemi}
        <br />
        {footer.taxNumber[locale]} {tax_number}
        <br />
        {footer.telephone[locale]}{' '}
        <a href={`tel:${telephone}`}>{telephone.replace(/^\+30(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </address>
      <p className={css.partner}>
        <PartnerLogo />
        <span>
          {partner[locale] && <b>{partner[locale]}</b>}
          {footer.partner[locale]}
        </span>
      </p>
    </>
  );
}

/** The lending partner's mark: a pediment on columns, in the foot's own colours. */
function PartnerLogo() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="8" fill="#e9e5dc" />
      <path fill="#14213d" d="M20 8 33 15v3H7v-3zM10 20h4v9h-4zm8 0h4v9h-4zm8 0h4v9h-4zM7 31h26v3H7z" />
    </svg>
  );
}

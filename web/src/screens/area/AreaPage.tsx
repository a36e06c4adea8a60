/** A place: its facts in words and numbers, its listings, and the ways on. */
import { saveSearch, saveSearchFor } from '@estia/contract/alerts/save-button-messages';
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/places/area-messages';
import { Fragment } from 'react';
import { SaveSearchLink } from '../../features/alerts/SaveSearchLink.tsx';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { AreaPrices } from '../../features/valuation/AreaPrices.tsx';
import type { AreaPricesView } from '../../features/valuation/area-prices-view.ts';
import { PricedPlaceLinks } from '../../features/valuation/PricedPlaceLinks.tsx';
import type { Failure } from '../../platform/failures.ts';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { SectionError } from '../../ui/ErrorScreens.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import section from '../home/section.module.css';
import css from './AreaPage.module.css';
import type { AreaView } from './area-view.ts';
import { TypeTable } from './TypeTable.tsx';

/** `purpose`: null where the page itself says it. */
export type AreaSave = { query: string; about: string; purpose: 'sale' | 'rent' | null };

type Props = {
  locale: Locale;
  view: AreaView;
  prices: AreaPricesView | null;
  list: { count: number; href: string; cards: readonly ListingCardView[] } | null;
  failure: Failure | null;
  /** The searches that the page is about. */
  saves: readonly AreaSave[];
  /** How many people wait for a home here, in words; null where there are few. */
  demand: string | null;
};

const SIZES = '(max-width: 700px) 100vw, (max-width: 1100px) 45vw, 302px';
const EAGER_PHOTOS = 2;

export function AreaPage({ locale, view, prices, list, failure, saves, demand }: Props) {
  return (
    <div className={`${css.page} wrap`}>
      <nav className={css.crumbs} aria-label={words.crumbs[locale]}>
        {view.crumbs.map(({ name, path }, index) => (
          <Fragment key={`${name}${path}`}>
            {index > 0 && <span aria-hidden="true"> › </span>}
            {path ? <a href={localizePath(locale, path)}>{name}</a> : <span aria-current="page">{name}</span>}
          </Fragment>
        ))}
      </nav>
      <div className={css.top}>
        <div className={css.text}>
          <h1>{view.heading}</h1>
          {view.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={`${section.panel} ${css.facts}`}>
          {view.facts.map(({ label, value, note }) => (
            <div key={`${label}${note}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {note && <dd className={css.note}>{note}</dd>}
            </div>
          ))}
        </dl>
      </div>

      <section className={css.section} aria-labelledby="area-list">
        <h2 id="area-list">{view.listTitle}</h2>
        {failure && <SectionError locale={locale} failure={failure} />}
        {!failure && (!list || list.cards.length === 0) && (
          <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]} />
        )}
        {list && list.cards.length > 0 && (
          <ol className={css.cards} aria-labelledby="area-list">
            {list.cards.map((card, index) => (
              <li key={card.id}>
                <ListingCard card={card} locale={locale} sizes={SIZES} eager={index < EAGER_PHOTOS} />
              </li>
            ))}
          </ol>
        )}
        <p className={css.more}>
          {list && list.cards.length > 0 && (
            <a className={buttonClass('primary')} href={list.href}>
              {list.count === 1 ? words.seeOne[locale] : words.seeAll[locale](list.count)} <Icon name="go" />
            </a>
          )}
          {saves.map(({ purpose, ...save }) => (
            <SaveSearchLink
              key={save.query}
              {...save}
              locale={locale}
              text={purpose === null ? saveSearch : saveSearchFor[purpose]}
              kind="outline"
            />
          ))}
        </p>
        {demand && <p className={css.demand}>{demand}</p>}
      </section>

      {prices && <AreaPrices view={prices} />}
      {view.types.length > 0 && <TypeTable locale={locale} types={view.types} />}
      {view.parts && <PlaceLinks {...view.parts} id="parts" />}
      {view.neighbours && <PlaceLinks {...view.neighbours} id="neighbours" />}
    </div>
  );
}

function PlaceLinks({ id, title, links }: { id: string } & NonNullable<AreaView['parts']>) {
  return (
    <section className={css.section} aria-labelledby={`area-${id}`}>
      <h2 id={`area-${id}`}>{title}</h2>
      <PricedPlaceLinks links={links} />
    </section>
  );
}

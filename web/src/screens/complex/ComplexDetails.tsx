/** The page of a development: photos of its units, facts, words, the units themselves, where it is, whose it is. */

import type { UnitSort } from '@estia/contract/complexes/choices';
import { complexListMessages, complexPageMessages as words } from '@estia/contract/complexes/messages';
import type { ComplexPage } from '@estia/contract/complexes/model';
import type { Locale } from '@estia/contract/pair';
import { Fragment } from 'react';
import type { StartingPrice } from '../../features/complexes/complex-text.ts';
import { formatPlace } from '../../features/listings/card/listing-text.ts';
import { ListingDescription } from '../../features/listings/page/ListingFacts.tsx';
import { LocationSection } from '../../features/listings/page/LocationSection.tsx';
import { findLocalizedText } from '../../features/listings/page/localized-text.ts';
import { NoScriptPhotoList, PhotoGallery } from '../../features/listings/page/PhotoGallery.tsx';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { AdvertiserAvatar } from '../../ui/AdvertiserAvatar.tsx';
import { buttonClass } from '../../ui/button.ts';
import { PropertyIcon } from '../../ui/icon/PropertyIcon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberedPagination } from '../../ui/pagination/NumberedPagination.tsx';
import css from './ComplexDetails.module.css';
import type { Breadcrumb } from './complex-meta.ts';
import { complexUnitsPath, UnitTable } from './UnitTable.tsx';
import type { UnitRow } from './unit-row.ts';

export type ComplexDetailsView = {
  complex: ComplexPage;
  crumbs: Breadcrumb[];
  stage: string;
  completion: string | null;
  from: StartingPrice | null;
  unitCount: string;
  facts: [string, string][];
  units: UnitRow[];
  count: number;
  page: number;
  perPage: number;
  sort: UnitSort;
  /** The form that writes to the agency about the development; works without script. */
  contact: string | null;
};

export function ComplexDetails({ shown, locale }: { shown: ComplexDetailsView; locale: Locale }) {
  const { complex, crumbs, from } = shown;
  const { agency, location, address } = complex;
  const name = findLocalizedText(complex.name, locale);
  const foreign = name && name.lang !== locale ? name.lang : undefined;
  const place = [address.street, formatPlace(complex, locale)].filter(Boolean).join(', ');
  const back = crumbs.at(-1);
  const agencyPath = pathTo(locale, '/agency/:agency_id', { agency_id: agency.agency_id });
  const photos = { pictures: complex.pictures, is_new: false, exclusive: false, price: 1, previous_price: null };
  const placed = location && {
    ...complex,
    location,
    address: { ...address, street_number: null, postal_code: null },
    transportations: [],
  };
  return (
    <div className={css.page}>
      <div className={css.crumbs}>
        {back && (
          <a className={css.back} href={localizePath(locale, back.path)}>
            <PropertyIcon name="arrow" />
            {complexListMessages.list[locale]}
          </a>
        )}
        <nav aria-label={words.crumbs[locale]}>
          {crumbs.map((crumb, index) => (
            <Fragment key={crumb.path}>
              {index > 0 && <span aria-hidden="true"> › </span>}
              <a href={localizePath(locale, crumb.path)}>{crumb.name}</a>
            </Fragment>
          ))}
        </nav>
      </div>

      {!complex.is_gone && <PhotoGallery listing={photos} locale={locale} />}

      <div className={css.layout}>
        <div className={css.main}>
          <section aria-labelledby="name">
            <p className={css.stage}>{[shown.stage, shown.completion].filter(Boolean).join(' · ')}</p>
            <h1 id="name" lang={foreign}>
              {name?.text}
            </h1>
            <p className={css.place}>
              <PropertyIcon name="pin" />
              {place}
            </p>
            {from && (
              <p className={`${css.price} ${css.phonePrice}`}>
                <small>{complexListMessages.from[locale]}</small> {from.price}
                {from.rent && <small> {complexListMessages.perMonth[locale]}</small>}
              </p>
            )}
          </section>

          {complex.is_gone && (
            <Notice title={words.goneTitle[locale]} text={words.goneText[locale]}>
              {back && (
                <a className={buttonClass('primary')} href={localizePath(locale, back.path)}>
                  {words.others[locale]}
                </a>
              )}
              <a className={buttonClass('outline')} href={agencyPath}>
                {words.agencyPage[locale]}
              </a>
            </Notice>
          )}

          <section aria-labelledby="facts">
            <h2 id="facts">{words.facts[locale]}</h2>
            <dl className={css.facts}>
              {shown.facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>

          {findLocalizedText(complex.description, locale) && (
            <section aria-labelledby="description">
              <h2 id="description">{words.description[locale]}</h2>
              <ListingDescription
                listing={{ description: complex.description, own_title: { el: null, en: null } }}
                locale={locale}
              />
            </section>
          )}

          {!complex.is_gone && (
            <section id="units" className={css.units} aria-labelledby="units-title">
              <h2 id="units-title">{words.units[locale]}</h2>
              {shown.units.length > 0 && (
                <>
                  <p className={css.lead}>{words.unitsLead[locale](shown.count)}</p>
                  <UnitTable id={complex.complex_id} units={shown.units} sort={shown.sort} locale={locale} />
                </>
              )}
              {shown.units.length === 0 && (
                <Notice title={complexListMessages.deepPage[locale]}>
                  <a
                    className={buttonClass('outline')}
                    href={localizePath(locale, complexUnitsPath(complex.complex_id, shown.sort))}
                  >
                    {complexListMessages.firstPage[locale]}
                  </a>
                </Notice>
              )}
              <NumberedPagination
                locale={locale}
                page={shown.page}
                perPage={shown.perPage}
                count={shown.count}
                path={(n) => complexUnitsPath(complex.complex_id, shown.sort, n)}
              />
            </section>
          )}

          {placed && (
            <section aria-labelledby="location">
              <h2 id="location">{words.location[locale]}</h2>
              <LocationSection listing={placed} locale={locale} />
            </section>
          )}
          <NoScriptPhotoList listing={photos} locale={locale} />
        </div>

        <aside className={css.panel} aria-label={words.agency[locale]}>
          {from && (
            <p className={css.price}>
              <small>{complexListMessages.from[locale]}</small> {from.price}
              {from.rent && <small> {complexListMessages.perMonth[locale]}</small>}
            </p>
          )}
          {!complex.is_gone && <p className={css.left}>{shown.unitCount}</p>}
          <div className={css.office}>
            <AdvertiserAvatar agencyId={agency.agency_id} name={agency.name[locale]} logo={agency.logo} size="medium" />
            <div>
              <p className={css.who}>{agency.name[locale]}</p>
              <p className={css.gcr}>
                {words.gcr[locale]} <span className="num">{agency.gcr}</span>
              </p>
            </div>
          </div>
          <div className={css.actions}>
            {shown.contact && (
              <>
                <a className={buttonClass('accent')} href={shown.contact} rel="nofollow" aria-describedby="ask-hint">
                  {words.contactAgency[locale]}
                </a>
                <p id="ask-hint" className={css.hint}>
                  {words.contactHint[locale]}
                </p>
              </>
            )}
            <a className={buttonClass('outline')} href={agencyPath}>
              {words.agencyPage[locale]}
            </a>
          </div>
        </aside>
      </div>
    </div>
  );
}

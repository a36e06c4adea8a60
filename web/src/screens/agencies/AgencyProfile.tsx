/** The page of an agency: its papers, its figures, the ways to it, and its live listings. */

import { agencyPageMessages as words } from '@estia/contract/agencies/agency-messages';
import { formatReplyTime } from '@estia/contract/agencies/agency-search-messages';
import { formatOpeningHours, openingHoursMessages } from '@estia/contract/agencies/opening-hours-format';
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { Fragment } from 'react';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { ContactIcon } from '../../features/inbox/ContactCard.tsx';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { LocationMap } from '../../features/listings/page/LocationMap.tsx';
import type { Failure } from '../../platform/failures.ts';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { AdvertiserAvatar } from '../../ui/AdvertiserAvatar.tsx';
import { buttonClass } from '../../ui/button.ts';
import { SectionError } from '../../ui/ErrorScreens.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberedPagination } from '../../ui/pagination/NumberedPagination.tsx';
import { PrintButton, ShareButton } from '../../ui/ShareActions.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AgencyPhoneReveal } from './AgencyPhones.tsx';
import css from './AgencyProfile.module.css';
import { type Agency, agencyPath, type Breadcrumb } from './agency-meta.ts';

export const LISTINGS_PER_PAGE = 12;
const SIZES = '(max-width: 700px) 100vw, (max-width: 1100px) 45vw, 302px';
const EAGER_PHOTOS = 2;

type Props = {
  locale: Locale;
  agency: Agency;
  purpose: 'sale' | 'rent';
  page: number;
  /** Null where they could not be counted. */
  counts: { sale: number | null; rent: number | null };
  crumbs: readonly Breadcrumb[];
  cards: readonly ListingCardView[];
  failure: Failure | null;
};

export function AgencyProfile(props: Props) {
  const { locale, agency, crumbs } = props;
  const name = agency.name[locale];
  const path = agencyPath(agency.agency_id, props.purpose);
  return (
    <div className={`${css.page} wrap`}>
      <div className={css.way}>
        <nav aria-label={words.crumbs[locale]}>
          {crumbs.map((crumb, index) => (
            <Fragment key={crumb.path}>
              {index > 0 && <span aria-hidden="true"> › </span>}
              <a href={localizePath(locale, crumb.path)}>{crumb.name}</a>
            </Fragment>
          ))}
        </nav>
        <div className={css.actions}>
          <ShareButton
            path={localizePath(locale, path)}
            title={name}
            locale={locale}
            variant="text"
            label={words.share[locale]}
          />
          <PrintButton locale={locale} compact />
        </div>
      </div>
      <header className={css.top}>
        <AdvertiserAvatar agencyId={agency.agency_id} name={name} logo={agency.logo} size="large" />
        <div className={css.who}>
          <h1>{name}</h1>
          <p className={css.kind}>
            {words.kind[locale]}
            {agency.municipality && ` · ${agency.municipality[locale]}`}
          </p>
          <p className={css.gcr}>
            <abbr title={words.gcrExplained[locale]}>{words.gcr[locale]}</abbr>{' '}
            <span className="num">{agency.general_commercial_agency_id}</span>
          </p>
        </div>
        <ContactActions {...props} />
      </header>
      <div className={css.about}>
        <RegistryDetails {...props} />
        {agency.location && (
          <section className={css.where} aria-labelledby="agency-where">
            <h2 id="agency-where">{words.where[locale]}</h2>
            <LocationMap location={{ hidden: agency.location.radius_m > 0, ...agency.location }} locale={locale}>
              <LocationDrawing isExact={agency.location.radius_m === 0} />
            </LocationMap>
            {agency.location.radius_m > 0 && (
              <p className={css.note}>{words.whereNote[locale](agency.location.radius_m)}</p>
            )}
          </section>
        )}
      </div>
      <AgencyListings {...props} />
    </div>
  );
}

/** Stands where the map comes on demand: somewhere in here, or at the door where the agency put its pin. */
function LocationDrawing({ isExact }: { isExact: boolean }) {
  return (
    <svg className={css.area} viewBox="0 0 420 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-40 210 180 60l130 40 150-60M60 340 150 180l190 30 120-50M230-40l-20 140 60 110-30 150" />
      {!isExact && <circle cx="210" cy="150" r="76" />}
      <path className={css.door} d="M192 172v-26a18 18 0 0 1 36 0v26z" />
    </svg>
  );
}

/** One filled button: the phone, or where there is none the message. */
function ContactActions({ locale, agency, counts }: Props) {
  const listings = counts.sale !== 0 || counts.rent !== 0;
  if (!agency.phone && !listings) return null;
  return (
    <section className={css.reach} aria-label={words.contact[locale]}>
      {agency.phone && <AgencyPhoneReveal key={agency.agency_id} id={agency.agency_id} locale={locale} />}
      {listings && (
        <a
          className={buttonClass(agency.phone ? 'outline' : 'accent')}
          href={pathTo(locale, '/contact/agency/:agency_id', { agency_id: agency.agency_id })}
          rel="nofollow"
        >
          <ContactIcon name="message" />
          {words.write[locale]}
        </a>
      )}
      {agency.median_reply_minutes !== null && (
        <p className={css.note} title={words.repliesNote[locale]}>
          {formatReplyTime[locale](agency.median_reply_minutes)}
        </p>
      )}
    </section>
  );
}

function RegistryDetails({ locale, agency, counts }: Props) {
  const { address } = agency;
  const association = [agency.realtor_association?.[locale], agency.realtor_association_rank?.[locale]];
  const renderCount = (label: string, count: number | null) =>
    count !== null && (
      <div>
        <dt>{label}</dt>
        <dd>
          <b className="num">{formatCount(count, locale)}</b> <small>{words.live[locale](count)}</small>
        </dd>
      </div>
    );
  const fact = (label: string, value: React.ReactNode) =>
    value && (
      <div className={css.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    );
  return (
    <dl className={css.papers}>
      {renderCount(words.forSale[locale], counts.sale)}
      {renderCount(words.forRent[locale], counts.rent)}
      {fact(
        words.address[locale],
        address.formated_address && (
          <>
            {/* As it stands on the door, in Greek letters. */}
            {address.label && <span lang="el">{address.label}</span>}
            {address.label && ', '}
            {[address.postal_code, agency.municipality?.[locale]].filter(Boolean).join(' ')}
          </>
        ),
      )}
      {fact(words.legalForm[locale], agency.legal_form && <span lang="el">{agency.legal_form}</span>)}
      {fact(words.association[locale], association.filter(Boolean).join(' · '))}
      {fact(words.founded[locale], agency.founded_year)}
      {fact(
        openingHoursMessages.title[locale],
        agency.opening_hours && (
          <ul className={css.hours}>
            {formatOpeningHours(agency.opening_hours, locale).map(({ days, times }) => (
              <li key={days}>
                <span>{days}</span> {times}
              </li>
            ))}
          </ul>
        ),
      )}
      {agency.median_reply_minutes !== null && (
        <div className={css.fact}>
          <dt>{words.replies[locale]}</dt>
          <dd>
            {formatReplyTime[locale](agency.median_reply_minutes)}
            <span className={css.note}>{words.repliesNote[locale]}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function AgencyListings({ locale, agency, purpose, page, counts, cards, failure, crumbs }: Props) {
  const tab = (of: 'sale' | 'rent') => ({
    href: `${pathTo(locale, '/agency/:agency_id', { agency_id: agency.agency_id })}?for=${of}`,
    text: (of === 'sale' ? words.forSale : words.forRent)[locale],
    current: of === purpose,
    count: counts[of] ?? undefined,
  });
  const nearby = crumbs.at(-1);
  return (
    <section className={css.ads} aria-labelledby="agency-ads">
      <h2 id="agency-ads">{words.listings[locale]}</h2>
      <Tabs label={words.tabs[locale]} tabs={[tab('sale'), tab('rent')]} />
      {failure && <SectionError locale={locale} failure={failure} />}
      {!failure && cards.length === 0 && (
        <Notice title={(purpose === 'sale' ? words.emptySale : words.emptyRent)[locale]} text={words.emptyText[locale]}>
          {nearby && (
            <a className={buttonClass('outline')} href={localizePath(locale, nearby.path)}>
              {words.nearby[locale](nearby.name)}
            </a>
          )}
        </Notice>
      )}
      {cards.length > 0 && (
        <ol className={css.cards} aria-labelledby="agency-ads">
          {cards.map((card, index) => (
            <li key={card.id}>
              <ListingCard
                card={card}
                locale={locale}
                sizes={SIZES}
                eager={index < EAGER_PHOTOS}
                corner={<FavoriteButton id={card.id} title={card.title} locale={locale} />}
              />
            </li>
          ))}
        </ol>
      )}
      <NumberedPagination
        locale={locale}
        page={page}
        perPage={LISTINGS_PER_PAGE}
        count={counts[purpose] ?? 0}
        path={(n) => agencyPath(agency.agency_id, purpose, n)}
      />
    </section>
  );
}

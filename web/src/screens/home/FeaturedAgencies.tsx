/** HOME-5: six agencies and the way to all of them. */

import * as words from '@estia/contract/agencies/messages';
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { Settled } from '../../platform/failures.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { AdvertiserAvatar } from '../../ui/AdvertiserAvatar.tsx';
import { buttonClass } from '../../ui/button.ts';
import { SectionError } from '../../ui/ErrorScreens.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './FeaturedAgencies.module.css';
import type { FeaturedAgency } from './home-sections.ts';
import section from './section.module.css';

type FeaturedAgencies = Settled<readonly FeaturedAgency[]>;

export function FeaturedAgencies({ locale, realtors }: { locale: Locale; realtors: FeaturedAgencies }) {
  return (
    <section className={`${section.section} wrap`} aria-labelledby="realtors-title">
      <div className={section.head}>
        <div>
          <h2 id="realtors-title">{words.title[locale]}</h2>
          <p className={section.lead}>{words.text[locale]}</p>
        </div>
        <a className={buttonClass('text')} href={pathTo(locale, '/show-realtors')}>
          {words.all[locale]} <Icon name="go" />
        </a>
      </div>
      {!realtors.ok ? (
        <SectionError locale={locale} failure={realtors.failure} />
      ) : realtors.value.length === 0 ? (
        <Notice title={words.none[locale]} />
      ) : (
        <ul className={css.realtors}>
          {realtors.value.map((agency) => (
            <li key={agency.id} className={`${section.panel} ${css.realtor}`}>
              <AdvertiserAvatar agencyId={agency.id} name={agency.name} logo={agency.logo} size="large" />
              <div>
                <h3>
                  <a href={`${pathTo(locale, '/agency/:agency_id', { agency_id: agency.id })}?for=sale`}>
                    {agency.name}
                  </a>
                </h3>
                <p>{agency.place}</p>
                <p className={css.meta}>
                  <span>
                    <b>{formatCount(agency.forSale, locale)}</b> {words.forSale[locale]}
                  </span>
                  <span>
                    <b>{formatCount(agency.forRent, locale)}</b> {words.forRent[locale]}
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** HOME-5: six offices and the way to all of them. */
import * as words from '@estia/contract/agencies/messages';
import { formatThousands } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { AdvertiserMark } from '../../features/listings/Office.tsx';
import { FailedSection } from '../../features/site/Failures.tsx';
import type { Settled } from '../../platform/failures.ts';
import { to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './Realtors.module.css';
import section from './section.module.css';
import type { HomeRealtor } from './sections.ts';

type Realtors = Settled<readonly HomeRealtor[]>;

export function Realtors({ locale, realtors }: { locale: Locale; realtors: Realtors }) {
  return (
    <section className={`${section.section} wrap`} aria-labelledby="realtors-title">
      <div className={section.head}>
        <div>
          <h2 id="realtors-title">{words.title[locale]}</h2>
          <p className={section.lead}>{words.text[locale]}</p>
        </div>
        <a className={buttonClass('quiet')} href={to(locale, '/show-realtors')}>
          {words.all[locale]} <Icon name="go" />
        </a>
      </div>
      {!realtors.ok ? (
        <FailedSection locale={locale} failure={realtors.failure} />
      ) : realtors.value.length === 0 ? (
        <Notice title={words.none[locale]} />
      ) : (
        <ul className={css.realtors}>
          {realtors.value.map((office) => (
            <li key={office.id} className={`${section.panel} ${css.realtor}`}>
              <AdvertiserMark office={office.id} name={office.name} logo={office.logo} size="large" />
              <div>
                <h3>
                  <a href={to(locale, `/agency/${office.id}?for=sale`)}>{office.name}</a>
                </h3>
                <p>{office.place}</p>
                <p className={css.meta}>
                  <span>
                    <b>{formatThousands(office.forSale)}</b> {words.forSale[locale]}
                  </span>
                  <span>
                    <b>{formatThousands(office.forRent)}</b> {words.forRent[locale]}
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

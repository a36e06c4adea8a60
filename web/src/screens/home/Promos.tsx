/** HOME-4: four ways to begin, with the customer's exact searches. */
import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import { showCount, promos as words } from '@estia/contract/search/messages';
import realtor from '../../art/promo-agency.webp';
import districts from '../../art/promo-districts.webp';
import goldenVisa from '../../art/promo-golden-visa.webp';
import myHouse from '../../art/promo-my-house.webp';
import type { ApiReply } from '../../platform/api-client.ts';
import { localizePath } from '../../platform/locale.ts';
import { usePresets } from '../../platform/presets.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './Promos.module.css';
import section from './section.module.css';

type PresetCounts = ApiReply<'GET /property/live-counts'> | null;

export function Promos({ locale, counts }: { locale: Locale; counts: PresetCounts }) {
  const presets = usePresets();
  const count = (n: number | undefined) => (n === undefined ? words.link[locale] : showCount[locale](n));
  const promo = (picture: string, title: string, text: string, path: string, link: string) => (
    <li className={`${section.panel} ${css.promo}`}>
      <div className={css.arch}>
        <img src={picture} width={124} height={148} alt="" loading="lazy" decoding="async" />
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
      <a className={section.link} href={localizePath(locale, path)} aria-label={`${title}: ${link}`}>
        {link} <Icon name="go" small />
      </a>
    </li>
  );
  return (
    <section className={`${section.section} wrap`} aria-labelledby="promos-title">
      <h2 className="vh" id="promos-title">
        {words.title[locale]}
      </h2>
      <ul className={css.promos}>
        {promo(
          realtor,
          words.realtorTitle[locale],
          words.realtorText[locale],
          '/show-realtors',
          words.realtorLink[locale],
        )}
        {promo(
          districts,
          words.districtsTitle[locale],
          words.districtsText[locale],
          searchPath(presets.topDistricts),
          count(counts?.topDistricts),
        )}
        {promo(
          myHouse,
          words.myHouseTitle[locale],
          words.myHouseText[locale],
          searchPath(presets.myHouse),
          count(counts?.myHouse),
        )}
        {promo(
          goldenVisa,
          words.goldenTitle[locale],
          words.goldenText[locale],
          searchPath(presets.goldenVisaPromo),
          count(counts?.goldenVisaPromo),
        )}
      </ul>
    </section>
  );
}

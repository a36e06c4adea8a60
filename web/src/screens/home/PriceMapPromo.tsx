/** HOME-4: the way to the price map. The map here is a picture of it, with the figures of today. */

import type { Locale } from '@estia/contract/pair';
import { valuation as words } from '@estia/contract/search/messages';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './PriceMapPromo.module.css';
import section from './section.module.css';

export function PriceMapPromo({ locale }: { locale: Locale }) {
  return (
    <section className={`${section.section} wrap`} aria-labelledby="price-map-title">
      <a className={`${section.panel} ${css.promo}`} href={pathTo(locale, '/valuation-map')}>
        <div className={css.text}>
          <h2 id="price-map-title">{words.title[locale]}</h2>
          <p>{words.text[locale]}</p>
          <span className={buttonClass('primary')}>
            {words.button[locale]} <Icon name="go" />
          </span>
        </div>
        <div className={css.map}>
          <img src="/api/valuation/map-picture" width={640} height={560} alt="" loading="lazy" decoding="async" />
          <div className={css.legend}>
            <span>{words.legend[locale]}</span>
            <span className={css.ramp} />
            <p>
              <span>{words.low[locale]}</span>
              <span>{words.high[locale]}</span>
            </p>
          </div>
        </div>
      </a>
    </section>
  );
}

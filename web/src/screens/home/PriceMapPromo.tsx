/** HOME-4: the way to the price map. The map here is a drawing: it shows no figure that is not measured. */
import type { Locale } from '@estia/contract/pair';
import { valuation as words } from '@estia/contract/search/messages';
import map from '../../art/price-map.svg';
import { to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './PriceMapPromo.module.css';
import section from './section.module.css';

export function PriceMapPromo({ locale }: { locale: Locale }) {
  return (
    <section className={`${section.section} wrap`} aria-labelledby="price-map-title">
      <div className={`${section.panel} ${css.promo}`}>
        <div className={css.text}>
          <h2 id="price-map-title">{words.title[locale]}</h2>
          <p>{words.text[locale]}</p>
          <a className={buttonClass('main')} href={to(locale, '/valuation-map')}>
            {words.button[locale]} <Icon name="go" />
          </a>
        </div>
        <div className={css.map}>
          <img src={map} width={760} height={480} alt="" loading="lazy" decoding="async" />
          <div className={css.legend}>
            <span>{words.legend[locale]}</span>
            <span className={css.ramp} />
            <p>
              <span>{words.low[locale]}</span>
              <span>{words.high[locale]}</span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

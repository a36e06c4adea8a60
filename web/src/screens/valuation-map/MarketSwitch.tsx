/** Sale or rent, and which kind of property. Links and a GET form: both work before and without script. */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/valuation/market-stats-messages';
import type { Market } from '@estia/contract/valuation/model';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { formatMarketValue, parseMarket } from '../../features/valuation/market-stats-params.ts';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './MarketSwitch.module.css';
import type { MarketChoices } from './market-choices.ts';

type Props = {
  locale: Locale;
  market: Market;
  choices: MarketChoices;
  /** The bare address with another market. */
  path: (market: Market) => string;
  /** What the form, without script, says besides the kind. */
  params: Readonly<Record<string, string | undefined>>;
};

export function MarketSwitch({ locale, market, choices, path, params }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const bare = path(market).split('?')[0] ?? '';
  return (
    <div className={css.switch}>
      <nav className={css.purpose} aria-label={words.purpose[locale]}>
        {(['sale', 'rent'] as const).map((purpose) => (
          <a
            key={purpose}
            href={localizePath(locale, path({ ...market, for: purpose }))}
            aria-current={market.for === purpose ? 'page' : undefined}
          >
            {words.purposes[purpose][locale]}
          </a>
        ))}
      </nav>
      <form className={css.form} method="get" action={localizePath(locale, bare)} key={formatMarketValue(market)}>
        {Object.entries(params).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label className="vh" htmlFor={id}>
          {words.kindOfProperty[locale]}
        </label>
        <div className={css.select}>
          <select
            id={id}
            name="of"
            defaultValue={formatMarketValue(market)}
            onChange={(event) => {
              const chosen = parseMarket(new URLSearchParams({ for: market.for, of: event.currentTarget.value }));
              void navigate(localizePath(locale, path(chosen)), { preventScrollReset: true });
            }}
          >
            {choices.map(({ label, options }) => (
              <optgroup key={label} label={label}>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Icon name="down" small />
        </div>
        <button type="submit" className={buttonClass('outline', css.submit)}>
          {words.show[locale]}
        </button>
      </form>
    </div>
  );
}

/** SRCH-9: the customer's four searches, as a beginning for whoever has none. */
import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import { describeSearch, type SearchNames } from '@estia/contract/search/describe-search';
import { presetNames, presetsTitle } from '@estia/contract/search/history-messages';
import { type PresetName, presets } from '@estia/contract/search/presets';
import { localizePath } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './searches.module.css';

const order: readonly PresetName[] = ['goldenVisaNav', 'goldenVisaPromo', 'topDistricts', 'myHouse'];

export function PresetSearches({ locale, names }: { locale: Locale; names: SearchNames }) {
  return (
    <section aria-labelledby="presets-title">
      <h2 id="presets-title">{presetsTitle[locale]}</h2>
      <ul className={css.presets}>
        {order.map((name) => (
          <li key={name}>
            <a href={localizePath(locale, searchPath(presets[name]))}>
              <b>
                {presetNames[name][locale]} <Icon name="go" small />
              </b>
              <span>{describeSearch(presets[name], names, locale).join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

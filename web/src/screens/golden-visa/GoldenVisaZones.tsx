/** The zone of every municipality: folded by prefecture, and found by name. Both work without script. */

import type { Locale } from '@estia/contract/pair';
import { type GoldenVisaZone, getZonePrice } from '@estia/contract/rules/golden-visa';
import { goldenVisaMessages as words } from '@estia/contract/rules/golden-visa-messages';
import type { RuleParams } from '@estia/contract/rules/rule-params';
import { getPrefectureSearch } from '@estia/contract/rules/rule-searches';
import { searchPath } from '@estia/contract/search/codec';
import page from '../../features/rules/rules.module.css';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import css from './GoldenVisaZones.module.css';

type Municipality = { id: number; name: string; zone: GoldenVisaZone };
type Props = {
  locale: Locale;
  zones: readonly { id: number; name: string; municipalities: readonly Municipality[] }[];
  /** What was looked for, and what it found. */
  find: string;
  found: readonly (Municipality & { prefecture: string })[];
  params: RuleParams<'golden_visa'>;
};

function ZoneBadge({ zone, locale }: { zone: GoldenVisaZone; locale: Locale }) {
  return (
    <span className={zone === 'A_800K' ? css.zoneA : css.zoneB}>
      {(zone === 'A_800K' ? words.zoneA : words.zoneB).name[locale]}
    </span>
  );
}

export function GoldenVisaZones({ locale, zones, find, found, params }: Props) {
  const all = zones.flatMap((each) => each.municipalities);
  const inA = (list: readonly Municipality[]) => list.filter((m) => m.zone === 'A_800K').length;
  return (
    <section className={page.section} aria-labelledby="zones">
      <h2 id="zones">{words.zonesTitle[locale]}</h2>
      <p>{words.zonesText[locale](all.length, inA(all))}</p>
      <form className={css.find} method="get" action={`${pathTo(locale, '/golden-visa')}#zones`}>
        <label htmlFor="municipality">{words.find[locale]}</label>
        <div>
          <input
            id="municipality"
            name="municipality"
            defaultValue={find}
            maxLength={60}
            autoComplete="off"
            aria-describedby="municipality-hint"
          />
          <button className={buttonClass('outline')} type="submit">
            {words.searchListings[locale]}
          </button>
        </div>
        <p id="municipality-hint" className={css.hint}>
          {words.findHint[locale]}
        </p>
      </form>
      {find !== '' && (
        <div className={css.found} role="status">
          <p>{found.length === 0 ? words.none[locale] : words.found[locale](found.length)}</p>
          {found.length > 0 && (
            <ul>
              {found.map((m) => (
                <li key={m.id}>
                  <b>{m.name}</b> <span>{m.prefecture}</span> <ZoneBadge zone={m.zone} locale={locale} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className={css.prefectures}>
        {zones.map(({ id, name, municipalities }) => {
          const a = inA(municipalities);
          // Where both zones meet, the higher price is the careful one.
          const zone = a > 0 ? 'A_800K' : 'B_400K';
          const search = getPrefectureSearch(id, zone, { golden_visa: { params } } as Parameters<
            typeof getPrefectureSearch
          >[2]);
          return (
            <details key={id} className={css.prefecture}>
              <summary>
                <span>{name}</span>
                <span className={css.counts}>{words.zoneCounts[locale](a, municipalities.length - a)}</span>
              </summary>
              <ul>
                {municipalities.map((m) => (
                  <li key={m.id}>
                    {m.name} <ZoneBadge zone={m.zone} locale={locale} />
                  </li>
                ))}
              </ul>
              <a className={css.search} href={localizePath(locale, searchPath(search))}>
                {words.searchHere[locale](name, getZonePrice(zone, params))}
              </a>
            </details>
          );
        })}
      </div>
    </section>
  );
}

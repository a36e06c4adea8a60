/** PAGE-1: the Golden Visa, its routes and the zone of every municipality, as the rule in force says. */

import { formatEuro } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { createNameKeys, createQueryKeys } from '@estia/contract/places/phonetic-key';
import { goldenVisaMessages as words } from '@estia/contract/rules/golden-visa-messages';
import { getRouteSearches, getRulePresets } from '@estia/contract/rules/rule-searches';
import { searchPath } from '@estia/contract/search/codec';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Paragraphs, RuleDates } from '../features/rules/RuleDates.tsx';
import css from '../features/rules/rules.module.css';
import { cachePublicFor, headersFromLoader } from '../platform/cache-headers.ts';
import { orThrowFailure } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { buttonClass } from '../ui/button.ts';
import { GoldenVisaZones } from './golden-visa/GoldenVisaZones.tsx';

const MAX_QUERY_LENGTH = 60;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const [{ rules }, { prefectures }] = await Promise.all([
    orThrowFailure(callApi('GET /site/rules')),
    orThrowFailure(callApi('GET /site/golden-visa-zones')),
  ]);
  const { golden_visa, golden_visa_preset } = rules;
  const searches = { ...getRouteSearches(rules), all: getRulePresets(rules).goldenVisaNav };
  const names = new Map(prefectures.map((each) => [each.prefecture_id, each.name[locale]]));
  const placesOf = (ids: readonly number[]) =>
    ids
      .map((id) => names.get(id) ?? '')
      .filter(Boolean)
      .join(', ');
  const zones = prefectures.map((each) => ({
    id: each.prefecture_id,
    name: each.name[locale],
    municipalities: each.municipalities.map((m) => ({ id: m.municipality_id, name: m.name[locale], zone: m.zone })),
  }));
  zones.sort((a, b) => a.name.localeCompare(b.name, locale));
  const find = (url.searchParams.get('municipality') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const keys = find === '' ? [] : createQueryKeys(find);
  const matches = (name: string) => createNameKeys(name).some((nameKey) => keys.some((key) => nameKey.startsWith(key)));
  const found = prefectures.flatMap((each) =>
    each.municipalities
      .filter((m) => keys.length > 0 && (matches(m.name.el) || matches(m.name.en)))
      .map((m) => ({ id: m.municipality_id, name: m.name[locale], prefecture: each.name[locale], zone: m.zone })),
  );
  return data(
    {
      rule: { ...golden_visa, text: golden_visa.text[locale] },
      routes: {
        zoneA: { path: searchPath(searches.zoneA), places: placesOf(golden_visa.params.zone_a_prefectures) },
        zoneB: { path: searchPath(searches.zoneB), places: placesOf(golden_visa.params.zone_b_prefectures) },
        conversion: {
          path: searchPath(searches.conversion),
          places: placesOf(golden_visa_preset.params.nav_prefectures),
        },
        all: searchPath(searches.all),
      },
      preset: { price: golden_visa_preset.params.price_min, area: golden_visa_preset.params.area_min },
      zones,
      find,
      found,
      tags: createPageMeta({
        origin: getOrigin(context),
        locale,
        path: '/golden-visa',
        title: words.title[locale],
        description: words.description[locale],
      }),
    },
    { headers: cachePublicFor(60) },
  );
}

export const headers = headersFromLoader;
/** Made by the loader: its address carries no search of this page. */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.tags ?? [];

type RouteProps = {
  locale: Locale;
  name: string;
  text: string;
  price: number;
  area: number | null;
  search: { path: string; places: string };
  main?: boolean;
};

function VisaRoute({ locale, name, text, price, area, search, main = false }: RouteProps) {
  return (
    <li className={css.card}>
      <h3>{name}</h3>
      <p className={css.price}>
        <small>{words.from[locale]}</small> {formatEuro(price)}
      </p>
      <p className={css.need}>{area === null ? words.noArea[locale] : words.areaFrom[locale](area)}</p>
      <p>{text}</p>
      <p className={css.small}>{words.searchedIn[locale](search.places)}</p>
      <a className={buttonClass(main ? 'accent' : 'outline')} href={localizePath(locale, search.path)}>
        {words.search[locale](price, area)}
      </a>
    </li>
  );
}

export default function GoldenVisa() {
  const { rule, routes, preset, zones, find, found } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { params } = rule;
  return (
    <article className={`${css.page} wrap`}>
      <h1>{words.title[locale]}</h1>
      <p className={css.lead}>{words.lead[locale]}</p>
      <RuleDates rule={rule} words={words} locale={locale} />
      {rule.status === 'closed' && <p className={css.state}>{words.closed[locale]}</p>}
      <p className={css.caution}>{words.notAdvice[locale]}</p>

      <section className={css.section} aria-labelledby="routes">
        <h2 id="routes">{words.routesTitle[locale]}</h2>
        <ul className={css.cards}>
          <VisaRoute
            locale={locale}
            price={params.price_zone_a}
            area={params.min_main_area}
            search={routes.zoneA}
            name={words.zoneA.name[locale]}
            text={words.zoneA.text[locale]}
          />
          <VisaRoute
            locale={locale}
            price={params.price_zone_b}
            area={params.min_main_area}
            search={routes.zoneB}
            name={words.zoneB.name[locale]}
            text={words.zoneB.text[locale]}
          />
          <VisaRoute
            locale={locale}
            price={params.price_conversion}
            area={null}
            search={routes.conversion}
            name={words.conversion.name[locale]}
            text={words.conversion.text[locale]}
          />
          <li className={`${css.card} ${css.wide}`}>
            <h3>{words.allTitle[locale]}</h3>
            <p>{words.allText[locale]}</p>
            <a className={buttonClass('accent')} href={localizePath(locale, routes.all)}>
              {words.search[locale](preset.price, preset.area)}
            </a>
          </li>
        </ul>
      </section>

      <section className={css.section} aria-labelledby="words">
        <h2 id="words">{words.wordsTitle[locale]}</h2>
        <dl className={css.glossary}>
          {words.glossary.map(([name, text]) => (
            <div key={name.en}>
              <dt>
                <dfn>{name[locale]}</dfn>
              </dt>
              <dd>{text[locale]}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={css.section} aria-labelledby="law">
        <h2 id="law">{words.lawTitle[locale]}</h2>
        <div className={css.text}>
          <Paragraphs text={rule.text} />
        </div>
      </section>

      <section className={css.section} aria-labelledby="mark">
        <h2 id="mark">{words.badgeTitle[locale]}</h2>
        <p>{words.badgeText[locale]}</p>
      </section>

      <GoldenVisaZones locale={locale} zones={zones} find={find} found={found} params={params} />
    </article>
  );
}

/** VALU-2: what is my home worth. The same bytes for everyone; the form goes to the private page of the result. */

import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import type { EstimateFacts } from '@estia/contract/valuation/estimate-facts';
import { estimateMessages as words } from '@estia/contract/valuation/estimate-messages';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { ApiClient } from '../platform/api-client.ts';
import { cachePublicFor, headersFromLoader } from '../platform/cache-headers.ts';
import { settle } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { pathTo } from '../platform/paths/path-to.ts';
import { createSelectedPlace, type SelectedPlace } from '../ui/location-picker/selected-place.ts';
import { EstimateForm } from './valuation/EstimateForm.tsx';
import { emptyFacts } from './valuation/valuation-facts.ts';
import css from './valuation/valuation-page.module.css';

/** An address may name a market and a district, never a property: `/valuation?for=rent&type_id=1&district_id=461200`. */
function parseInitialFacts(query: URLSearchParams): EstimateFacts {
  const type = findLookup('types', Number(query.get('type_id')) || null);
  const district = query.get('district_id') ?? '';
  return {
    ...emptyFacts,
    for: query.get('for') === 'rent' ? 'rent' : 'sale',
    type_id: type ? String(type.id) : '1',
    district_id: /^\d{1,8}$/.test(district) ? district : '',
  };
}

async function findPlace(callApi: ApiClient, id: string, locale: Locale): Promise<SelectedPlace | null> {
  if (id === '') return null;
  const read = await settle(callApi('GET /property/places/by-value', { query: { values: `district_id-${id}` } }));
  const option = read.ok ? read.value.options[0] : undefined;
  return option ? createSelectedPlace(option, locale) : null;
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const chosen = parseInitialFacts(url.searchParams);
  const place = await findPlace(getApiClient(context), chosen.district_id, locale);
  return data(
    {
      facts: place ? chosen : { ...chosen, district_id: '' },
      place,
      tags: createPageMeta({
        origin: getOrigin(context),
        locale,
        path: '/valuation',
        title: words.title[locale],
        description: words.description[locale],
      }),
    },
    { headers: cachePublicFor(600) },
  );
}

export const headers = headersFromLoader;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.tags ?? [];

export default function Valuation() {
  const { facts, place } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <div className={`${css.page} wrap`}>
      <div className={css.intro}>
        <h1>{words.title[locale]}</h1>
        <p className={css.lead}>{words.lead[locale]}</p>
      </div>
      <div className={css.columns}>
        <EstimateForm locale={locale} facts={facts} place={place} options={[]} refusal={null} />
        <aside className={css.aside}>
          <section className={css.card} aria-labelledby="valuation-get">
            <h2 id="valuation-get">{words.get[locale]}</h2>
            <ul className={css.gets}>
              {words.gets.map((each) => (
                <li key={each.en}>{each[locale]}</li>
              ))}
            </ul>
          </section>
          <section className={css.card} aria-labelledby="valuation-know">
            <h2 id="valuation-know">{words.know[locale]}</h2>
            <p>{words.askingPricesNote[locale]}</p>
            <p>{words.unkept[locale]}</p>
            <p className={css.links}>
              <a href={pathTo(locale, '/valuation/accuracy')}>{words.accuracy[locale]}</a>
              <a href={pathTo(locale, '/valuation-map')}>{words.map[locale]}</a>
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}

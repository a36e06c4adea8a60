/**
 * POST-0: where a listing begins. Sell or let, category, type: each choice is a link with an address, the type leads on
 * to the form. The same bytes for everyone; whoever is not logged in is asked to at the next door, and comes back.
 */

import { selectPropertyMessages as words } from '@estia/contract/listings/draft/select-property-messages';
import { getListingRules } from '@estia/contract/listings/listing-rules';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LandingFlashMessage } from '../../features/accounts/login/LandingFlashMessage.tsx';
import { loadFavorites } from '../../features/favorites/favorites.ts';
import { LaterDraftOffer } from '../../features/listings/my-listings/DraftOffer.tsx';
import { cachePublicFor, headersFromLoader } from '../../platform/cache-headers.ts';
import { orThrowFailure } from '../../platform/failures.ts';
import { getApiClient, getOrigin } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import css from './select-property.module.css';
import { TypeIcon } from './TypeIcon.tsx';

const PAGE_PATH = '/select-property';
const purposes = ['sale', 'rent'] as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const purpose = purposes.find((each) => each === url.searchParams.get('for')) ?? 'sale';
  const [{ rows: categories }, { rules }] = await Promise.all([
    orThrowFailure(callApi('GET /property/categories')),
    orThrowFailure(callApi('GET /site/rules')),
  ]);
  const wanted = Number(url.searchParams.get('category_id'));
  const category = categories.find((each) => each.category_id === wanted)?.category_id ?? 1;
  const { rows } = await orThrowFailure(callApi('GET /property/types', { query: { category_id: category } }));
  return data(
    {
      origin: getOrigin(context),
      purpose,
      category,
      photosMin: getListingRules(rules).photosMin,
      categories: categories.map((row) => ({ id: row.category_id, code: row.code, name: row.name[locale] })),
      types: rows.map((row) => ({ id: row.type_id, code: row.code, name: row.name[locale] })),
    },
    { headers: cachePublicFor(600) },
  );
}

export const headers = headersFromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const locale = getLocale(location.pathname);
  return createPageMeta({
    origin: loaderData?.origin ?? '',
    locale,
    // One page to find, whatever is chosen on it.
    path: PAGE_PATH,
    title: words.headTitle[locale],
    description: words.description[locale],
  });
}

export default function SelectProperty() {
  // ROLE-2: a private owner's login leads here; what the browser stored before it goes to the account.
  useEffect(() => void loadFavorites(), []);
  const { purpose, category, categories, types, photosMin } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const at = (choice: { for?: string; category_id?: number }) =>
    localizePath(
      locale,
      `${PAGE_PATH}?${new URLSearchParams({ for: purpose, category_id: String(category), ...formatParams(choice) })}`,
    );
  const on = (type: number) =>
    `${pathTo(locale, '/dashboard/properties/new-property')}?for=${purpose}&category_id=${category}&type_id=${type}`;
  return (
    <div className={`${css.page} wrap`}>
      {/* ROLE-2: where an individual lands after registering. */}
      <LandingFlashMessage locale={locale} />
      <LaterDraftOffer locale={locale} />
      <div className={css.intro}>
        <h1>{words.title[locale]}</h1>
        <p className={css.lead}>{words.lead[locale]}</p>
      </div>
      <div className={css.layout}>
        <div className={css.choices}>
          <nav aria-labelledby="purpose">
            <h2 id="purpose">{words.purpose[locale]}</h2>
            <ul className={css.two}>
              {purposes.map((each) => (
                <li key={each}>
                  <a href={at({ for: each })} aria-current={each === purpose ? 'true' : undefined}>
                    {words[each][locale]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="category">
            <h2 id="category">{words.category[locale]}</h2>
            <ul className={css.four}>
              {categories.map(({ id, code, name }) => (
                <li key={id}>
                  <a href={at({ category_id: id })} aria-current={id === category ? 'true' : undefined}>
                    <TypeIcon code={code} /> {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="type">
            <h2 id="type">{words.type[locale]}</h2>
            <p className={css.hint}>{words.chooseType[locale]}</p>
            <ul className={css.types}>
              {types.map(({ id, code, name }) => (
                <li key={id}>
                  <a href={on(id)} rel="nofollow">
                    <TypeIcon code={code} /> {name}
                  </a>
                </li>
              ))}
            </ul>
            <p className={css.hint}>{words.login[locale]}</p>
          </section>
        </div>
        <aside className={css.aside}>
          <section aria-labelledby="need">
            <h2 id="need">{words.needTitle[locale]}</h2>
            <ul className={css.need}>
              <li>{words.need.where[locale]}</li>
              <li>{words.need.photos[locale](photosMin)}</li>
              <li>{words.need.energy[locale]}</li>
            </ul>
          </section>
          {(['exclusivity', 'cooperation'] as const).map((each) => (
            <section key={each} aria-labelledby={each}>
              <h2 id={each}>{words[each][locale]}</h2>
              <p>{words[`${each}Text`][locale]}</p>
              <a className={css.link} href={pathTo(locale, `/${each}`)}>
                {words[`${each}Link`][locale]}
              </a>
            </section>
          ))}
        </aside>
      </div>
    </div>
  );
}

/** As an address writes it. */
const formatParams = (choice: { for?: string; category_id?: number }): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, String(value)]));

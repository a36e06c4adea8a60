/** AGEN-1: one agency: who it is, how to reach it, its listings for sale or for rent. /agency/12?for=sale */
import { agencyPageMessages as words } from '@estia/contract/agencies/agency-messages';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { createListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { cachePublicFor, headersFromLoader, incompletePageInit } from '../../platform/cache-headers.ts';
import { orThrowFailure, settle, throwNotFound } from '../../platform/failures.ts';
import { getApiClient, getOrigin } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { createPageMeta } from '../../platform/page-meta.ts';
import { getCurrentMinute } from '../../platform/page-time.ts';
import { AgencyProfile, LISTINGS_PER_PAGE } from './AgencyProfile.tsx';
import { agencyPath, createAgencyJsonLd, getAgencyBreadcrumbs } from './agency-meta.ts';

const LAST_PAGE = Math.floor(100_000 / LISTINGS_PER_PAGE);

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  if (!/^[1-9]\d{0,14}$/.test(params.agency_id ?? '')) return throwNotFound();
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const { agency } = await orThrowFailure(
    callApi('GET /user/agency', { query: { agency_id: Number(params.agency_id) } }),
  );
  const asked = url.searchParams.get('for');
  const requested: 'sale' | 'rent' = asked === 'rent' ? 'rent' : 'sale';
  const number = Number(url.searchParams.get('page') ?? '1');
  const page = Number.isInteger(number) && number >= 1 && number <= LAST_PAGE ? number : 1;

  const id = agency.user.user_id;
  /** Of the other tab only the number is needed, unless nobody said which. */
  const pageOf = (purpose: 'sale' | 'rent') =>
    purpose === requested
      ? { limit: LISTINGS_PER_PAGE, offset: (page - 1) * LISTINGS_PER_PAGE }
      : { limit: asked === null ? LISTINGS_PER_PAGE : 1, offset: 0 };
  const [sale, rent] = await Promise.all([
    settle(callApi('GET /user/{id}/properties/sale', { params: { id }, query: pageOf('sale') })),
    settle(callApi('GET /user/{id}/properties/rent', { params: { id }, query: pageOf('rent') })),
  ]);
  // An agency that only lets is not opened at an empty tab.
  const onlyLets = asked === null && sale.ok && sale.value.count === 0 && rent.ok && rent.value.count > 0;
  const purpose: 'sale' | 'rent' = onlyLets ? 'rent' : requested;
  const chosen = purpose === 'rent' ? rent : sale;
  const now = getCurrentMinute();
  const origin = getOrigin(context);
  const counts = { sale: sale.ok ? sale.value.count : null, rent: rent.ok ? rent.value.count : null };
  const name = agency.name[locale];
  const crumbs = getAgencyBreadcrumbs(agency, locale);
  return data(
    {
      agency,
      purpose,
      page,
      counts,
      crumbs,
      cards: chosen.ok ? chosen.value.properties.map((card) => createListingCardView(card, locale, now)) : [],
      failure: chosen.ok ? null : chosen.failure,
      tags: createPageMeta({
        origin,
        locale,
        path: agencyPath(agency.agency_id, purpose, page),
        title: [name, agency.municipality?.[locale]].filter(Boolean).join(', '),
        description: words.description[locale](
          name,
          agency.general_commercial_agency_id,
          counts.sale ?? 0,
          counts.rent ?? 0,
        ),
        noindex: page > 1 || (purpose === 'rent' && counts.rent === 0),
        jsonLd: createAgencyJsonLd(agency, crumbs, origin, locale),
      }),
    },
    sale.ok && rent.ok ? { headers: cachePublicFor(60) } : incompletePageInit,
  );
}

export const headers = headersFromLoader;

/** Made by the loader: its words and structured data are no business of the browser's script. */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.tags ?? [];

export default function AgencyScreen() {
  const { tags: _, ...loaded } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return <AgencyProfile locale={locale} {...loaded} />;
}

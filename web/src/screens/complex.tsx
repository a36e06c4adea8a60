/** PAGE-1: one development with its units: /complexes/7. */

import { unitSorts } from '@estia/contract/complexes/choices';
import { complexPageMessages as words } from '@estia/contract/complexes/messages';
import { formatM2 } from '@estia/contract/format';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import {
  complexPath,
  findStartingPrice,
  formatCompletion,
  formatPriceRange,
  formatStage,
  formatUnitCount,
} from '../features/complexes/complex-text.ts';
import { createFirstPhotoPreload } from '../features/listings/page/first-photo.ts';
import { cachePublicFor, headersFromLoader } from '../platform/cache-headers.ts';
import { orThrowFailure, throwNotFound } from '../platform/failures.ts';
import { getApiClient, getOrigin } from '../platform/load-context.ts';
import { getLocale, useLocale } from '../platform/locale.ts';
import { createPageMeta } from '../platform/page-meta.ts';
import { complexContactPath } from '../platform/paths/contact-path.ts';
import { ComplexDetails, type ComplexDetailsView } from './complex/ComplexDetails.tsx';
import {
  createComplexJsonLd,
  getComplexBreadcrumbs,
  getComplexDescription,
  getComplexName,
} from './complex/complex-meta.ts';
import { createUnitRow } from './complex/unit-row.ts';

const UNITS_PER_PAGE = 30;
const LAST_PAGE = 300;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? '')) return throwNotFound();
  const sort = unitSorts.find((each) => each === url.searchParams.get('sort')) ?? 'price_asc';
  const asked = Number(url.searchParams.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
  const locale = getLocale(url.pathname);
  const origin = getOrigin(context);
  const query = { sort, limit: UNITS_PER_PAGE, offset: (page - 1) * UNITS_PER_PAGE };
  const { complex, units, count } = await orThrowFailure(
    getApiClient(context)('GET /complexes/{id}', { params: { id: Number(params.id) }, query }),
  );
  const { stats, stage, pictures } = complex;
  const range = ({ from, to }: { from: number; to: number }, write: (n: number) => string) =>
    from === to ? write(from) : `${from} – ${write(to)}`;
  const facts: [string, string | null][] = [
    [words.stage[locale], formatStage(complex, locale)],
    [words.completion[locale], stage === 'ready' ? null : formatCompletion(complex, locale)],
    [words.availableUnits[locale], complex.is_gone ? null : formatUnitCount(stats, locale)],
    [words.sale[locale], stats.sale && formatPriceRange(stats.sale)],
    [words.rent[locale], stats.rent && formatPriceRange(stats.rent)],
    [words.areas[locale], stats.area && range(stats.area, (n) => formatM2(n, locale))],
    [words.bedrooms[locale], stats.bed_rooms && range(stats.bed_rooms, String)],
    [words.energy[locale], complex.energy_class?.[locale] ?? null],
  ];
  const [first] = units;
  const shown: ComplexDetailsView = {
    complex,
    crumbs: getComplexBreadcrumbs(complex, locale),
    stage: formatStage(complex, locale),
    completion: stage === 'ready' ? null : formatCompletion(complex, locale),
    from: findStartingPrice(stats),
    unitCount: formatUnitCount(stats, locale),
    facts: facts.filter((fact): fact is [string, string] => fact[1] !== null),
    units: units.map((unit) => createUnitRow(unit, locale)),
    count,
    page,
    perPage: UNITS_PER_PAGE,
    sort,
    contact: first ? complexContactPath(first, locale) : null,
  };
  const [picture] = pictures;
  const tags = [
    ...createFirstPhotoPreload(complex),
    ...createPageMeta({
      origin,
      locale,
      path: complexPath(complex.complex_id),
      title: getComplexName(complex, locale),
      description: getComplexDescription(complex, locale),
      ...(picture ? { image: pictureUrl(picture.key, 960, 'jpg') } : {}),
      kind: 'article',
      noindex: complex.is_gone || page > 1,
      jsonLd: complex.is_gone ? [] : createComplexJsonLd(complex, origin, locale),
    }),
  ];
  return data({ shown, tags }, { headers: cachePublicFor(60) });
}

export const headers = headersFromLoader;

/** Made by the loader: its words and structured data are no business of the browser's script. */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.tags ?? [];

export default function ComplexScreen() {
  const { shown } = useLoaderData<typeof loader>();
  return <ComplexDetails shown={shown} locale={useLocale()} />;
}

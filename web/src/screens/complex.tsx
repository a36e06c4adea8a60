/** PAGE-1: one development with its homes: /complexes/7. */

import { unitSorts } from '@estia/contract/complexes/choices';
import { complexPageMessages as words } from '@estia/contract/complexes/messages';
import { formatM2 } from '@estia/contract/numbers';
import { pictureUrl } from '@estia/contract/photos/address';
import { data, type LoaderFunctionArgs, type MetaDescriptor, type MetaFunction, useLoaderData } from 'react-router';
import {
  completionLine,
  complexPath,
  fromPrice,
  homesLine,
  priceRange,
  stageLine,
} from '../features/complexes/complex-lines.ts';
import { complexContactPath } from '../features/inbox/contact-path.ts';
import { preloadFirstPhoto } from '../features/listings/first-photo.ts';
import { fromLoader, publicFor } from '../platform/caching.ts';
import { notFound, orRaise } from '../platform/failures.ts';
import { head } from '../platform/head.ts';
import { askFrom, originFrom } from '../platform/load-context.ts';
import { localeOf, useLocale } from '../platform/locale.ts';
import { Complex, type Shown } from './complex/Complex.tsx';
import { complexDescription, complexJsonLd, crumbsOf, nameOf } from './complex/complex-head.ts';
import { unitRow } from './complex/unit-row.ts';

const PER_PAGE = 30;
const LAST_PAGE = 300;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? '')) return notFound();
  const sort = unitSorts.find((each) => each === url.searchParams.get('sort')) ?? 'price_asc';
  const asked = Number(url.searchParams.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
  const locale = localeOf(url.pathname);
  const origin = originFrom(context);
  const query = { sort, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { complex, units, count } = await orRaise(
    askFrom(context)('GET /complexes/{id}', { params: { id: Number(params.id) }, query }),
  );
  const { figures, stage, pictures } = complex;
  const range = ({ from, to }: { from: number; to: number }, write: (n: number) => string) =>
    from === to ? write(from) : `${from} – ${write(to)}`;
  const facts: [string, string | null][] = [
    [words.stage[locale], stageLine(complex, locale)],
    [words.completion[locale], stage === 'ready' ? null : completionLine(complex, locale)],
    [words.homesLeft[locale], complex.gone ? null : homesLine(figures, locale)],
    [words.sale[locale], figures.sale && priceRange(figures.sale)],
    [words.rent[locale], figures.rent && priceRange(figures.rent)],
    [words.areas[locale], figures.area && range(figures.area, (n) => formatM2(n, locale))],
    [words.bedrooms[locale], figures.bed_rooms && range(figures.bed_rooms, String)],
    [words.energy[locale], complex.energy_class?.[locale] ?? null],
  ];
  const [first] = units;
  const shown: Shown = {
    complex,
    crumbs: crumbsOf(complex, locale),
    stage: stageLine(complex, locale),
    completion: stage === 'ready' ? null : completionLine(complex, locale),
    from: fromPrice(figures),
    homes: homesLine(figures, locale),
    facts: facts.filter((fact): fact is [string, string] => fact[1] !== null),
    units: units.map((unit) => unitRow(unit, locale)),
    count,
    page,
    perPage: PER_PAGE,
    sort,
    contact: first ? complexContactPath(first, locale) : null,
  };
  const [picture] = pictures;
  const tags = [
    ...preloadFirstPhoto(complex),
    ...head({
      origin,
      locale,
      path: complexPath(complex.complex_id),
      title: nameOf(complex, locale),
      description: complexDescription(complex, locale),
      ...(picture ? { image: pictureUrl(picture.key, 960, 'jpg') } : {}),
      kind: 'article',
      noindex: complex.gone || page > 1,
      jsonLd: complex.gone ? [] : complexJsonLd(complex, origin, locale),
    }),
  ];
  return data({ shown, tags }, { headers: publicFor(60) });
}

export const headers = fromLoader;

/** Made by the loader: its words and structured data are no business of the browser's script. */
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData?.tags ?? []) as MetaDescriptor[];

export default function ComplexScreen() {
  const { shown } = useLoaderData<typeof loader>();
  return <Complex shown={shown} locale={useLocale()} />;
}

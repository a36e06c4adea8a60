/** A page for every place, and for every type in it: /area/chalandri-m4612/for-sale/apartments. */
import { areaPath, findTypeIdBySlug, parseAreaSlug } from '@estia/contract/search/area-path';
import { type FilterFields, searchPath } from '@estia/contract/search/codec';
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { listCard } from '../features/listings/list-card.ts';
import type { AskReply } from '../platform/ask.ts';
import { fromLoader, publicFor, withGaps } from '../platform/caching.ts';
import { notFound, orRaise, settle } from '../platform/failures.ts';
import { head } from '../platform/head.ts';
import { askFrom, originFrom } from '../platform/load-context.ts';
import { localeOf, to, useLocale } from '../platform/locale.ts';
import { thisMinute } from '../platform/this-minute.ts';
import { Area } from './area/Area.tsx';
import { areaFigures } from './area/area-figures.ts';
import { areaJsonLd } from './area/area-head.ts';
import { areaView, type Chosen, placeName, pluralsOf } from './area/area-view.ts';

const purposes = { 'for-sale': 'sale', 'for-rent': 'rent' } as const;
const CARDS = 12;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const place = parseAreaSlug(params.slug ?? '') ?? notFound();
  const chosen = readChoice(params.for, params.type);
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const now = thisMinute();
  const [area, types] = await Promise.all([
    orRaise(ask('GET /property/area', { query: { ...place, ...(chosen ?? {}) } })),
    orRaise(ask('GET /property/types', { query: {} })),
  ]);
  const path = areaPath(area.same_as ?? area.place, chosen ?? undefined);
  if (to(locale, path) !== url.pathname) throw redirect(to(locale, path), 301);

  const filter = filterOf(area, chosen, types.rows);
  const [found, figures] = await Promise.all([
    filter
      ? settle(ask('POST /property/search', { query: { limit: CARDS, quiet: 'true' }, body: { ...filter } }))
      : null,
    areaFigures(ask, {
      ...{ area, chosen, locale, place: placeName(area, locale) },
      category: types.rows.find((row) => row.type_id === chosen?.type_id)?.category_id ?? null,
      plural: chosen ? pluralsOf(types.rows, locale)(chosen.type_id) : '',
    }),
  ]);
  return data(
    {
      origin: originFrom(context),
      view: areaView({
        ...{ area, chosen, types: types.rows, listed: chosen ? null : filter, locale },
        medians: figures.medians,
      }),
      prices: figures.prices,
      list:
        filter && found?.ok
          ? {
              count: found.value.count,
              href: to(locale, searchPath(filter)),
              cards: found.value.properties.map((card) => listCard(card, locale, now)),
            }
          : null,
      failure: found && !found.ok ? found.failure : null,
    },
    (found && !found.ok) || !figures.whole ? withGaps : { headers: publicFor(300) },
  );
}

function readChoice(purpose: string | undefined, type: string | undefined): Chosen {
  if (purpose === undefined) return null;
  const of = purposes[purpose as keyof typeof purposes] ?? notFound();
  // A shortened address leads to the place itself.
  if (type === undefined) return null;
  return { for: of, type_id: findTypeIdBySlug(type) ?? notFound() };
}

type Facts = AskReply<'GET /property/area'>;
type Types = AskReply<'GET /property/types'>['rows'];
type Listed = FilterFields & { for: 'sale' | 'rent'; category_id: number };

/** What the page lists: its own kind or, for a place as a whole, the purpose and category with the most ads. */
function filterOf(area: Facts, chosen: Chosen, types: Types): Listed | null {
  const where = { [`${area.place.kind}_ids`]: [area.place.id] };
  if (chosen) {
    const category_id = types.find((row) => row.type_id === chosen.type_id)?.category_id;
    return category_id && area.ads > 0 ? { for: chosen.for, category_id, type_ids: [chosen.type_id], ...where } : null;
  }
  const groups = new Map<string, { for: 'sale' | 'rent'; category_id: number; ads: number }>();
  for (const row of area.types) {
    const key = `${row.for}${row.category_id}`;
    const group = groups.get(key) ?? { for: row.for, category_id: row.category_id, ads: 0 };
    group.ads += row.ads;
    groups.set(key, group);
  }
  const [most] = [...groups.values()].sort((a, b) => b.ads - a.ads);
  return most ? { for: most.for, category_id: most.category_id, ...where } : null;
}

export const headers = fromLoader;

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const locale = localeOf(location.pathname);
  const { origin, view, list, prices } = loaderData;
  return head({
    origin,
    locale,
    path: view.path,
    title: view.heading,
    description: view.description,
    noindex: !view.indexed,
    jsonLd: areaJsonLd(view, list?.cards ?? [], prices?.questions ?? [], origin, locale),
  });
}

export default function AreaScreen() {
  const loaded = useLoaderData<typeof loader>();
  const locale = useLocale();
  return <Area locale={locale} {...loaded} />;
}

/** What search engines read of an area page besides its text: the way to it, and the ads it lists. */
import type { Locale } from '@estia/contract/pair';
import type { ListCard } from '../../features/listings/list-card.ts';
import { to } from '../../platform/locale.ts';
import type { AreaView } from './area-view.ts';

export function areaJsonLd(
  view: Pick<AreaView, 'crumbs' | 'heading'>,
  cards: readonly Pick<ListCard, 'href' | 'title'>[],
  origin: string,
  locale: Locale,
): object[] {
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: view.crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: `${origin}${to(locale, path)}` } : {}),
    })),
  };
  if (cards.length === 0) return [way];
  const list = {
    '@type': 'ItemList',
    name: view.heading,
    numberOfItems: cards.length,
    itemListElement: cards.map(({ href, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}${href}`,
      name: title,
    })),
  };
  return [way, list];
}

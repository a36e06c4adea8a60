/**
 * What search engines read of an area page besides its text: the way to it, the listings it lists, the questions it
 * answers.
 */
import type { Locale } from '@estia/contract/pair';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import type { Question } from '../../features/valuation/area-prices-view.ts';
import { localizePath } from '../../platform/locale.ts';
import type { AreaView } from './area-view.ts';

export function createAreaJsonLd(
  view: Pick<AreaView, 'crumbs' | 'heading'>,
  cards: readonly Pick<ListingCardView, 'href' | 'title'>[],
  questions: readonly Question[],
  origin: string,
  locale: Locale,
): object[] {
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: view.crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: `${origin}${localizePath(locale, path)}` } : {}),
    })),
  };
  const answered = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const faq = questions.length > 0 ? [answered] : [];
  if (cards.length === 0) return [way, ...faq];
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
  return [way, list, ...faq];
}

/** What search engines and shared links read of a page: title, description, both languages, picture, JSON-LD. */
import type { Locale } from '@estia/contract/pair';
import type { MetaDescriptor } from 'react-router';
import { localizePath } from './locale.ts';

export type PageMeta = {
  origin: string;
  locale: Locale;
  /** The canonical address of the page, bare and with its query: `/properties/search?for=sale`. */
  path: string;
  title: string;
  description: string;
  /** Of the picture for shared links; absolute or from the root. */
  image?: string;
  kind?: 'website' | 'article';
  /** Pages that must not be found: further pages, sorted lists, screens to come. */
  noindex?: boolean;
  jsonLd?: readonly object[];
};

const BRAND = { el: 'Εστία', en: 'Estia' } as const;

export function createPageMeta(page: PageMeta): MetaDescriptor[] {
  const { origin, locale, path, title, description } = page;
  const fullTitle = `${title} · ${BRAND[locale]}`;
  const url = `${origin}${localizePath(locale, path)}`;
  const tags: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:site_name', content: BRAND[locale] },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: locale === 'el' ? 'el_GR' : 'en_GB' },
    { property: 'og:locale:alternate', content: locale === 'el' ? 'en_GB' : 'el_GR' },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
  ];
  if (page.image) tags.push({ property: 'og:image', content: new URL(page.image, origin).href });
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex, follow' });
  else {
    tags.push(
      { tagName: 'link', rel: 'canonical', href: url },
      { tagName: 'link', rel: 'alternate', hrefLang: 'el', href: `${origin}${localizePath('el', path)}` },
      { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: `${origin}${localizePath('en', path)}` },
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: `${origin}${localizePath('el', path)}` },
    );
  }
  for (const block of page.jsonLd ?? [])
    tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...block } });
  return tags;
}

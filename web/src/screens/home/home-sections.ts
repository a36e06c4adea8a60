/** What the agencies and the guide of the home page need, in the reader's language alone. */
import type { Locale } from '@estia/contract/pair';
import type { ApiClient } from '../../platform/api-client.ts';

const MAX_GUIDES = 9;

export type FeaturedAgency = Awaited<ReturnType<typeof loadFeaturedAgencies>>[number];
export type HomeGuide = Awaited<ReturnType<typeof loadGuides>>[number];

export async function loadFeaturedAgencies(callApi: ApiClient, locale: Locale) {
  const { realtors } = await callApi('GET /user/search-realtors-home');
  return realtors.map(({ agency_id, agency }) => {
    const [district, municipality] = [agency.district[locale], agency.municipality[locale]];
    return {
      id: agency_id,
      name: agency.name[locale],
      logo: agency.logo,
      place: district === municipality ? municipality : `${district}, ${municipality}`,
      forSale: agency.for_sale,
      forRent: agency.for_rent,
    };
  });
}

export async function loadGuides(callApi: ApiClient, locale: Locale) {
  const { articles } = await callApi('GET /article', {
    query: { published: 'true', category: 'guide', limit: MAX_GUIDES },
  });
  return articles.map((article) => ({
    id: article.article_id,
    title: article.title[locale],
    description: article.description[locale],
    category: article.category_name[locale],
    minutes: article.minutes,
    picture: article.main_picture,
  }));
}

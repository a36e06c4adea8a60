/** Kyero v3 as partners read it: with address, floor and fees. */
import { findLookup } from '@estia/contract/lookups/lookups';
import { type ExportListing, readAnswer, readAnswers, readChoice } from './export-listing.ts';
import { element } from './xml-writer.ts';

const formatTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** Without a class there is no rating: X says that the certificate is on its way. */
const getRating = (listing: ExportListing): string | null => {
  const energy = readChoice(listing, 'energy_class_id');
  return energy === null
    ? null
    : energy.code === 'PENDING'
      ? 'X'
      : energy.extra.kind === 'class'
        ? energy.name.en
        : null;
};

const inLanguages = (name: string, el: string | null, en: string | null): string =>
  element(name, [element('el', el), element('en', en)]);

function writeProperty(listing: ExportListing): string {
  const read = (name: Parameters<typeof readAnswer>[1]) => readAnswer(listing, name);
  const isLand = read('category_id') === '3';
  const [detail, town, province] = listing.place.length > 2 ? listing.place : [null, ...listing.place];
  const address = [read('street'), read('street_number')].filter(Boolean).join(' ');
  const features = readAnswers(listing, 'extras')
    .map((id) => findLookup('extras', Number(id)))
    .filter((row) => row !== null);
  const views = [readChoice(listing, 'view_id')].filter((row) => row !== null);
  return element('property', [
    element('id', listing.reference),
    element('date', formatTime(listing.updatedAt)),
    element('ref', listing.reference),
    element('price', read('price')),
    element('currency', 'EUR'),
    element('price_freq', listing.purpose === 'sale' ? 'sale' : 'month'),
    element('new_build', readChoice(listing, 'condition_id')?.code === 'newly_built' ? 1 : 0),
    element('type', readChoice(listing, 'type_id')?.name.en ?? null),
    element('town', town ?? null),
    element('province', province ?? null),
    element('location_detail', detail ?? null),
    element('postcode', read('postal_code')),
    element('address', address),
    element('location', [element('latitude', read('lat')), element('longitude', read('lon'))]),
    element('floor', readChoice(listing, 'floor_id')?.name.en ?? null),
    element('beds', read('bed_rooms')),
    element('baths', read('bath_rooms')),
    element('pool', features.some(({ code }) => code === 'swimming_pool') ? 1 : 0),
    element('surface_area', [
      element('built', isLand ? null : read('area')),
      element('plot', isLand ? read('area') : read('land_area')),
      element('useful', read('main_area')),
    ]),
    element('year_built', read('year_built')),
    element('community_fees', read('shared_fees')),
    element('energy_rating', [element('consumption', getRating(listing))]),
    inLanguages('url', listing.url.el, listing.url.en),
    inLanguages('title', read('title_el'), read('title_en')),
    inLanguages('desc', read('description_el'), read('description_en')),
    element('features', [
      ...features.map(({ name }) => element('feature', [element('en', name.en), element('el', name.el)])),
      ...views.map(({ name }) => element('feature', [element('en', `${name.en} view`)])),
    ]),
    element(
      'images',
      listing.photos.map((url, at) => element('image', [element('url', url)], `id="${at + 1}"`)),
    ),
  ]);
}

export async function* writeKyero(listings: AsyncIterable<ExportListing>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n';
  for await (const listing of listings) yield writeProperty(listing);
  yield '</root>\n';
}

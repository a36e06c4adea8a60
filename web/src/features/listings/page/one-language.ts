/** A page is in one language: words of the other do not travel to the browser with the listing. */
import { pageChoices } from '@estia/contract/listings/fields';
import type { Property } from '@estia/contract/listings/model';
import { mapNames } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';

type Names = Record<Locale, string>;
type OwnText = Record<Locale, string | null>;

export function keepOneLanguage(property: Property, locale: Locale): Property {
  // The same text twice is written once in the data of a page.
  const only = <T extends { name: Names }>(fact: T): T => ({
    ...fact,
    name: { el: fact.name[locale], en: fact.name[locale] },
  });
  const other: Locale = locale === 'el' ? 'en' : 'el';
  // What was written in the other language alone is shown as it is.
  const shown = (text: OwnText): OwnText => (text[locale]?.trim() ? { ...text, [other]: null } : text);
  return {
    ...property,
    ...mapNames(pageChoices, (name) => property[name] && only(property[name])),
    description: shown(property.description),
    extras: property.extras.map(only),
    transportations: property.transportations.map(only),
  };
}

/** Titles that owners and offices give. About one in six gives none: the product composes one from the facts. */
import { purposeIds } from '@estia/contract/search/model';
import { conditionIds, extraIds, hasExtra, type PropertyFacts, typeIds } from '../facts/property-facts.ts';
import type { DemoPlace } from '../places/places.ts';
import type { PurposeId } from '../property/prices.ts';
import type { Random } from '../random.ts';
import { floorPhrase, listFeatures } from './features.ts';
import { type AdjectiveName, adjectives, type BilingualText, capitalize, getNouns, inflectAdjective } from './nouns.ts';
import { englishNumbers, formatEnglishThousands, formatGreekThousands, greekNumbers } from './numbers.ts';

/** Adjectives that the facts allow. */
export function listAdjectives(home: PropertyFacts): AdjectiveName[] {
  const found: AdjectiveName[] = [];
  if (home.categoryId === 3) {
    if (home.leaning === 1) found.push('flat');
    if (hasExtra(home, extraIds.corner)) found.push('corner');
    if (hasExtra(home, extraIds.fenced)) found.push('fenced');
    if (home.withinPlan && home.typeId === typeIds.plot) found.push('buildable');
    return found;
  }
  if (home.categoryId === 4 && home.typeId !== typeIds.prefabricated) return found;
  if (home.condition === conditionIds.newlyBuilt) found.push('newlyBuilt', 'newlyBuilt', 'modern');
  if (home.condition === conditionIds.renovated) found.push('renovated', 'renovated', 'neat');
  if (home.condition === conditionIds.listed) found.push('listed');
  if (home.condition === conditionIds.underConstruction || home.condition === conditionIds.offPlan)
    found.push('underConstruction');
  if (home.condition === conditionIds.perfect || home.condition === conditionIds.veryGood)
    found.push('kept', 'neat', 'comfortable');
  if (home.condition === conditionIds.good) found.push('practical', 'comfortable');
  if (hasExtra(home, extraIds.bright)) found.push('bright', 'bright');
  if (hasExtra(home, extraIds.corner)) found.push('corner');
  if (hasExtra(home, extraIds.through)) found.push('through');
  if (hasExtra(home, extraIds.furnished)) found.push('furnished', 'furnished');
  if (hasExtra(home, extraIds.luxury)) found.push('luxury');
  if (hasExtra(home, extraIds.inner)) found.push('quiet');
  const large =
    home.typeId === typeIds.apartment
      ? 105
      : home.typeId === typeIds.store || home.typeId === typeIds.office
        ? 150
        : 190;
  if (home.area >= large && home.area < 1200) found.push('spacious');
  return found;
}

export function createTitle(
  random: Random,
  home: PropertyFacts,
  place: DemoPlace,
  purposeId: PurposeId,
): BilingualText {
  const noun = random.pick(getNouns(home));
  const names = listAdjectives(home);
  const chosen = names.length > 0 && random.chance(0.72) ? adjectives[random.pick(names)] : null;
  const subjectEl = capitalize(chosen ? `${inflectAdjective(chosen, noun.gender)} ${noun.el}` : noun.el);
  const subjectEn = capitalize(chosen ? `${chosen[3]} ${noun.en}` : noun.en);
  const sizeEl = `${formatGreekThousands(home.area)} τ.μ.`;
  const sizeEn = `${formatEnglishThousands(home.area)} m²`;
  const all = listFeatures(home);
  const best = all.length > 0 ? (random.chance(0.6) ? all[0] : random.pick(all)) : undefined;
  const beds =
    home.categoryId === 1 && home.beds !== null && home.beds > 0 && home.beds <= 6 && home.typeId !== typeIds.room
      ? home.beds
      : null;
  const floor = floorPhrase(home);
  const options: (readonly [BilingualText, number])[] = [
    [[`${subjectEl} ${sizeEl}, ${place.el}`, `${sizeEn} ${lower(subjectEn)}, ${place.en}`], 3],
  ];
  if (beds !== null) {
    options.push([
      [
        `${subjectEl} ${sizeEl} με ${greekNumbers.bedrooms(beds)}`,
        `${sizeEn} ${lower(subjectEn)} with ${englishNumbers.bedrooms(beds)}`,
      ],
      3,
    ]);
    options.push([
      [
        `${subjectEl} ${greekNumbers.ofBedrooms(beds)}: ${place.el}`,
        `${subjectEn} with ${englishNumbers.bedrooms(beds)}: ${place.en}`,
      ],
      3,
    ]);
    if (best) {
      options.push([
        [
          `${subjectEl} ${sizeEl} με ${greekNumbers.bedrooms(beds)} και ${best[0]}`,
          `${sizeEn} ${lower(subjectEn)} with ${englishNumbers.bedrooms(beds)} and ${best[1]}`,
        ],
        4,
      ]);
    }
  }
  if (best) {
    options.push([[`${subjectEl} με ${best[0]}, ${place.el}`, `${subjectEn} with ${best[1]}, ${place.en}`], 4]);
    options.push([[`${subjectEl} ${sizeEl} με ${best[0]}`, `${sizeEn} ${lower(subjectEn)} with ${best[1]}`], 3]);
  }
  if (floor && home.level !== null && (home.level > 0 || home.categoryId === 2) && home.levels === 1)
    options.push([[`${subjectEl} ${floor[0]}, ${sizeEl}`, `${subjectEn} ${floor[1]}, ${sizeEn}`], 3]);
  if (purposeId === purposeIds.rent) {
    options.push([[`${subjectEl} προς ενοικίαση, ${sizeEl}`, `${subjectEn} for rent, ${sizeEn}`], 2]);
    options.push([[`Ενοικιάζεται ${lower(subjectEl)}, ${place.el}`, `${subjectEn} for rent, ${place.en}`], 2]);
  } else {
    options.push([[`${subjectEl} προς πώληση, ${sizeEl}`, `${subjectEn} for sale, ${sizeEn}`], 1]);
    options.push([[`Πωλείται ${lower(subjectEl)}, ${place.el}`, `${subjectEn} for sale, ${place.en}`], 1]);
  }
  return random.weighted(options);
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

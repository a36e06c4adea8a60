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
export function listAdjectives(facts: PropertyFacts): AdjectiveName[] {
  const found: AdjectiveName[] = [];
  if (facts.categoryId === 3) {
    if (facts.leaning === 1) found.push('flat');
    if (hasExtra(facts, extraIds.corner)) found.push('corner');
    if (hasExtra(facts, extraIds.fenced)) found.push('fenced');
    if (facts.withinPlan && facts.typeId === typeIds.plot) found.push('buildable');
    return found;
  }
  if (facts.categoryId === 4 && facts.typeId !== typeIds.prefabricated) return found;
  if (facts.condition === conditionIds.newlyBuilt) found.push('newlyBuilt', 'newlyBuilt', 'modern');
  if (facts.condition === conditionIds.renovated) found.push('renovated', 'renovated', 'neat');
  if (facts.condition === conditionIds.listed) found.push('listed');
  if (facts.condition === conditionIds.underConstruction || facts.condition === conditionIds.offPlan)
    found.push('underConstruction');
  if (facts.condition === conditionIds.perfect || facts.condition === conditionIds.veryGood)
    found.push('kept', 'neat', 'comfortable');
  if (facts.condition === conditionIds.good) found.push('practical', 'comfortable');
  if (hasExtra(facts, extraIds.bright)) found.push('bright', 'bright');
  if (hasExtra(facts, extraIds.corner)) found.push('corner');
  if (hasExtra(facts, extraIds.through)) found.push('through');
  if (hasExtra(facts, extraIds.furnished)) found.push('furnished', 'furnished');
  if (hasExtra(facts, extraIds.luxury)) found.push('luxury');
  if (hasExtra(facts, extraIds.inner)) found.push('quiet');
  const large =
    facts.typeId === typeIds.apartment
      ? 105
      : facts.typeId === typeIds.store || facts.typeId === typeIds.office
        ? 150
        : 190;
  if (facts.area >= large && facts.area < 1200) found.push('spacious');
  return found;
}

export function createTitle(
  random: Random,
  facts: PropertyFacts,
  place: DemoPlace,
  purposeId: PurposeId,
): BilingualText {
  const noun = random.pick(getNouns(facts));
  const names = listAdjectives(facts);
  const chosen = names.length > 0 && random.chance(0.72) ? adjectives[random.pick(names)] : null;
  const subjectEl = capitalize(chosen ? `${inflectAdjective(chosen, noun.gender)} ${noun.el}` : noun.el);
  const subjectEn = capitalize(chosen ? `${chosen[3]} ${noun.en}` : noun.en);
  const sizeEl = `${formatGreekThousands(facts.area)} τ.μ.`;
  const sizeEn = `${formatEnglishThousands(facts.area)} m²`;
  const all = listFeatures(facts);
  const best = all.length > 0 ? (random.chance(0.6) ? all[0] : random.pick(all)) : undefined;
  const beds =
    facts.categoryId === 1 && facts.beds !== null && facts.beds > 0 && facts.beds <= 6 && facts.typeId !== typeIds.room
      ? facts.beds
      : null;
  const floor = floorPhrase(facts);
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
  if (floor && facts.level !== null && (facts.level > 0 || facts.categoryId === 2) && facts.levels === 1)
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

/** Titles that owners and offices give. About one in six gives none: the product composes one from the facts. */
import { purposeIds } from '@estia/contract/search/model';
import { condition, extra, type Home, has, type } from '../facts/home.ts';
import type { Place } from '../places.ts';
import type { PurposeId } from '../prices.ts';
import type { Random } from '../random.ts';
import { features, floorPhrase } from './features.ts';
import { type AdjectiveName, adjective, agree, capital, type Line, nounsOf } from './nouns.ts';
import { el, en, englishThousands, thousands } from './numbers.ts';

/** Adjectives that the facts allow. */
export function adjectivesOf(home: Home): AdjectiveName[] {
  const found: AdjectiveName[] = [];
  if (home.categoryId === 3) {
    if (home.leaning === 1) found.push('flat');
    if (has(home, extra.corner)) found.push('corner');
    if (has(home, extra.fenced)) found.push('fenced');
    if (home.withinPlan && home.typeId === type.plot) found.push('buildable');
    return found;
  }
  if (home.categoryId === 4 && home.typeId !== type.prefabricated) return found;
  if (home.condition === condition.newlyBuilt) found.push('newlyBuilt', 'newlyBuilt', 'modern');
  if (home.condition === condition.renovated) found.push('renovated', 'renovated', 'neat');
  if (home.condition === condition.listed) found.push('listed');
  if (home.condition === condition.underConstruction || home.condition === condition.offPlan)
    found.push('underConstruction');
  if (home.condition === condition.perfect || home.condition === condition.veryGood)
    found.push('kept', 'neat', 'comfortable');
  if (home.condition === condition.good) found.push('practical', 'comfortable');
  if (has(home, extra.bright)) found.push('bright', 'bright');
  if (has(home, extra.corner)) found.push('corner');
  if (has(home, extra.through)) found.push('through');
  if (has(home, extra.furnished)) found.push('furnished', 'furnished');
  if (has(home, extra.luxury)) found.push('luxury');
  if (has(home, extra.inner)) found.push('quiet');
  const large =
    home.typeId === type.apartment ? 105 : home.typeId === type.store || home.typeId === type.office ? 150 : 190;
  if (home.area >= large && home.area < 1200) found.push('spacious');
  return found;
}

export function makeTitle(random: Random, home: Home, place: Place, purposeId: PurposeId): Line {
  const noun = random.pick(nounsOf(home));
  const names = adjectivesOf(home);
  const chosen = names.length > 0 && random.chance(0.72) ? adjective[random.pick(names)] : null;
  const subjectEl = capital(chosen ? `${agree(chosen, noun.gender)} ${noun.el}` : noun.el);
  const subjectEn = capital(chosen ? `${chosen[3]} ${noun.en}` : noun.en);
  const sizeEl = `${thousands(home.area)} τ.μ.`;
  const sizeEn = `${englishThousands(home.area)} m²`;
  const all = features(home);
  const best = all.length > 0 ? (random.chance(0.6) ? all[0] : random.pick(all)) : undefined;
  const beds =
    home.categoryId === 1 && home.beds !== null && home.beds > 0 && home.beds <= 6 && home.typeId !== type.room
      ? home.beds
      : null;
  const floor = floorPhrase(home);
  const options: (readonly [Line, number])[] = [
    [[`${subjectEl} ${sizeEl}, ${place.el}`, `${subjectEn} of ${sizeEn}, ${place.en}`], 3],
  ];
  if (beds !== null) {
    options.push([
      [`${subjectEl} ${sizeEl} με ${el.bedrooms(beds)}`, `${subjectEn} of ${sizeEn} with ${en.bedrooms(beds)}`],
      3,
    ]);
    options.push([
      [`${subjectEl} ${el.ofBedrooms(beds)}: ${place.el}`, `${subjectEn} with ${en.bedrooms(beds)}: ${place.en}`],
      3,
    ]);
    if (best) {
      options.push([
        [
          `${subjectEl} ${sizeEl} με ${el.bedrooms(beds)} και ${best[0]}`,
          `${subjectEn} of ${sizeEn} with ${en.bedrooms(beds)} and ${best[1]}`,
        ],
        4,
      ]);
    }
  }
  if (best) {
    options.push([[`${subjectEl} με ${best[0]}, ${place.el}`, `${subjectEn} with ${best[1]}, ${place.en}`], 4]);
    options.push([[`${subjectEl} ${sizeEl} με ${best[0]}`, `${subjectEn} of ${sizeEn} with ${best[1]}`], 3]);
  }
  if (floor && home.level !== null && (home.level > 0 || home.categoryId === 2) && home.levels === 1)
    options.push([[`${subjectEl} ${floor[0]}, ${sizeEl}`, `${subjectEn} ${floor[1]}, ${sizeEn}`], 3]);
  if (purposeId === purposeIds.rent) {
    options.push([[`${subjectEl} προς ενοικίαση, ${sizeEl}`, `${subjectEn} to rent, ${sizeEn}`], 2]);
    options.push([[`Ενοικιάζεται ${lower(subjectEl)}, ${place.el}`, `${subjectEn} to let, ${place.en}`], 2]);
  } else {
    options.push([[`${subjectEl} προς πώληση, ${sizeEl}`, `${subjectEn} for sale, ${sizeEn}`], 1]);
    options.push([[`Πωλείται ${lower(subjectEl)}, ${place.el}`, `${subjectEn} for sale, ${place.en}`], 1]);
  }
  return random.weighted(options);
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

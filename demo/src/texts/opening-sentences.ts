/** First sentences: what is offered and where. Place names stand after a comma or a colon, so that none must be declined. */
import { purposeIds } from '@estia/contract/search/model';
import { conditionIds, type PropertyFacts, typeIds } from '../facts/property-facts.ts';
import type { DemoPlace } from '../places/places.ts';
import type { PurposeId } from '../property/prices.ts';
import type { Random } from '../random.ts';
import { floorPhrase } from './features.ts';
import { adjectives, type BilingualText, capitalize, getNouns, inflectAdjective } from './nouns.ts';
import { formatEnglishThousands, formatGreekThousands } from './numbers.ts';
import { listAdjectives } from './titles.ts';

const quarter: Readonly<Record<DemoPlace['setting'], readonly BilingualText[]>> = {
  metro: [
    ['σε κεντρικό σημείο της γειτονιάς', 'in the heart of the neighbourhood'],
    ['σε ήσυχο δρόμο', 'on a quiet street'],
    ['κοντά στην πλατεία', 'close to the square'],
    ['σε δρόμο με δέντρα', 'on a street with trees'],
    ['λίγα μέτρα από την αγορά', 'a few steps from the shops'],
    ['σε σημείο με εύκολη πρόσβαση', 'with easy access'],
  ],
  suburb: [
    ['σε δρόμο με πράσινο', 'on a green street'],
    ['σε ήσυχη γειτονιά', 'in a quiet neighbourhood'],
    ['ανάμεσα σε νεότερες κατοικίες', 'among newer homes'],
    ['κοντά σε σχολεία', 'close to schools'],
    ['σε δρόμο χωρίς έντονη κίνηση', 'on a street with little traffic'],
  ],
  city: [
    ['σε κεντρικό σημείο της πόλης', 'in the centre of town'],
    ['σε ήσυχη γειτονιά', 'in a quiet neighbourhood'],
    ['κοντά στην αγορά', 'close to the shops'],
    ['δίπλα σε στάση λεωφορείου', 'next to a bus stop'],
    ['σε σημείο με εύκολη στάθμευση', 'where parking is easy'],
  ],
  town: [
    ['κοντά στην πλατεία', 'close to the square'],
    ['σε ήσυχο δρόμο', 'on a quiet street'],
    ['λίγα λεπτά από το κέντρο με τα πόδια', 'a few minutes’ walk from the centre'],
    ['στην άκρη της πόλης', 'at the edge of town'],
  ],
  village: [
    ['μέσα στο χωριό', 'in the village'],
    ['στην άκρη του οικισμού', 'at the edge of the settlement'],
    ['σε ήσυχο σημείο', 'in a quiet spot'],
    ['κοντά στην πλατεία του χωριού', 'near the village square'],
  ],
  island: [
    ['σε ήσυχο σημείο', 'in a quiet spot'],
    ['μέσα στον οικισμό', 'in the settlement'],
    ['λίγα λεπτά από την παραλία', 'a few minutes from the beach'],
    ['σε απόσταση αναπνοής από τα καταστήματα', 'a short walk from the shops'],
  ],
};

/** Land lies in open country more often than on a street. */
const country: readonly BilingualText[] = [
  ['σε ανοιχτό σημείο', 'in an open spot'],
  ['λίγο έξω από τον οικισμό', 'just outside the settlement'],
  ['δίπλα σε καλλιεργημένα χωράφια', 'next to tilled fields'],
  ['σε ήσυχο σημείο', 'in a quiet spot'],
  ['σε μικρή απόσταση από τον κεντρικό δρόμο', 'a short way from the main road'],
];
/** What matters for a place of work. */
const trading: readonly BilingualText[] = [
  ['σε εμπορικό δρόμο', 'on a commercial street'],
  ['σε σημείο με προβολή', 'in a visible spot'],
  ['σε σημείο με εύκολη πρόσβαση', 'with easy access'],
  ['σε κεντρικό σημείο', 'in a central spot'],
];

const builtIn = (year: number): BilingualText => [`κατασκευής ${year}`, `built in ${year}`];

export function openingSentence(
  random: Random,
  facts: PropertyFacts,
  place: DemoPlace,
  purposeId: PurposeId,
  byOwner: boolean,
): BilingualText {
  const noun = random.pick(getNouns(facts));
  const names = listAdjectives(facts);
  const chosen = names.length > 0 && random.chance(0.6) ? adjectives[random.pick(names)] : null;
  const subjectEl = chosen ? `${inflectAdjective(chosen, noun.gender)} ${noun.el}` : noun.el;
  const subjectEn = chosen ? `${chosen[3]} ${noun.en}` : noun.en;
  const sizeEl = `${formatGreekThousands(facts.area)} τ.μ.`;
  const sizeEn = `${formatEnglishThousands(facts.area)} m²`;
  const open = facts.categoryId === 3 && facts.withinPlan !== true;
  const where = random.pick(open ? country : facts.categoryId === 2 ? trading : quarter[place.setting]);
  const floor = facts.levels === 1 && facts.level !== null && facts.level !== 0 ? floorPhrase(facts) : null;
  const year =
    facts.year !== null && facts.condition !== conditionIds.underConstruction && random.chance(0.5)
      ? builtIn(facts.year)
      : null;
  const tailEl = [floor?.[0], year?.[0]].filter(Boolean).join(', ');
  const tailEn = [floor?.[1], year?.[1]].filter(Boolean).join(', ');
  const withTailEl = tailEl ? `${sizeEl} ${tailEl}` : sizeEl;
  const sizedEn = `${sizeEn} ${subjectEn}`;
  const withTailEn = tailEn ? `${sizedEn} ${tailEn}` : sizedEn;
  const selling = purposeId === purposeIds.sale;
  const options: BilingualText[] = selling
    ? [
        [`Πωλείται ${subjectEl} ${withTailEl}, ${where[0]}`, `For sale: ${withTailEn}, ${where[1]}`],
        [`Προς πώληση ${subjectEl} ${sizeEl} στην περιοχή: ${place.el}`, `${sizedEn} for sale in ${place.en}`],
        [`${place.el}: ${subjectEl} ${withTailEl}, ${where[0]}`, `${place.en}: ${withTailEn}, ${where[1]}`],
        [
          `${capitalize(subjectEl)} ${withTailEl}, ${where[0]}`,
          `${capitalize(subjectEn)}, ${sizeEn}${tailEn ? `, ${tailEn}` : ''}, ${where[1]}`,
        ],
        [`Διατίθεται προς πώληση ${subjectEl} ${sizeEl}, ${where[0]}`, `On the market: ${sizedEn}, ${where[1]}`],
      ]
    : [
        [`Ενοικιάζεται ${subjectEl} ${withTailEl}, ${where[0]}`, `For rent: ${withTailEn}, ${where[1]}`],
        [`Προς ενοικίαση ${subjectEl} ${sizeEl} στην περιοχή: ${place.el}`, `${sizedEn} to rent in ${place.en}`],
        [`${place.el}: ενοικιάζεται ${subjectEl} ${withTailEl}`, `${place.en}: ${withTailEn}, for rent`],
        [`Διατίθεται για ενοικίαση ${subjectEl} ${sizeEl}, ${where[0]}`, `Available to rent: ${sizedEn}, ${where[1]}`],
      ];
  if (byOwner && facts.typeId !== typeIds.airRight)
    options.push(
      selling
        ? [
            `Πωλείται από τον ιδιοκτήτη ${subjectEl} ${withTailEl}, ${where[0]}`,
            `For sale by the owner: ${withTailEn}, ${where[1]}`,
          ]
        : [
            `Ενοικιάζεται από τον ιδιοκτήτη ${subjectEl} ${withTailEl}, ${where[0]}`,
            `For rent from the owner: ${withTailEn}, ${where[1]}`,
          ],
    );
  const [textEl, textEn] = random.pick(options);
  return [`${textEl}.`.replace('..', '.'), `${textEn}.`];
}

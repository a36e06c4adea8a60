/** A description of two to five sentences, in both languages from the same facts. */
import type { PropertyFacts } from '../facts/property-facts.ts';
import type { DemoPlace } from '../places/places.ts';
import type { PurposeId } from '../property/prices.ts';
import type { Random } from '../random.ts';
import { closingSentence } from './closing-sentences.ts';
import { commercialConditionSentence, commercialFittingsSentence, useSentence } from './commercial.ts';
import { conditionSentence, heatingSentence, materialsSentence } from './condition.ts';
import { buildingRightsSentence, landExtrasSentence, landSentence } from './land.ts';
import type { BilingualText } from './nouns.ts';
import { openingSentence } from './opening-sentences.ts';
import { nearbySentence, outdoorSentence, viewSentence } from './outdoors.ts';
import { fittingsSentence, layoutSentence } from './rooms.ts';

/** Keeps the order in which people tell things, drops some at random. */
function some(random: Random, lines: readonly (BilingualText | null)[], count: number): BilingualText[] {
  const present = lines.filter((line) => line !== null);
  while (present.length > count) present.splice(Math.floor(random.next() * present.length), 1);
  return present;
}

export function createDescription(
  random: Random,
  home: PropertyFacts,
  place: DemoPlace,
  purposeId: PurposeId,
  byOwner: boolean,
): BilingualText {
  const first = openingSentence(random, home, place, purposeId, byOwner);
  // Owners write less than offices.
  const count = byOwner ? random.int(1, 3) : random.int(2, 4);
  let body: BilingualText[];
  if (home.categoryId === 1) {
    const rest = [
      conditionSentence(random, home),
      materialsSentence(random, home),
      outdoorSentence(random, home),
      viewSentence(random, home),
      heatingSentence(random, home),
      fittingsSentence(random, home),
      nearbySentence(random, home, place),
      closingSentence(random, home, place, purposeId),
    ];
    body = [layoutSentence(random, home), ...some(random, rest, count - (random.chance(0.3) ? 0 : 1))];
  } else if (home.categoryId === 2)
    body = some(
      random,
      [
        useSentence(random, home),
        commercialFittingsSentence(home),
        commercialConditionSentence(random, home),
        nearbySentence(random, home, place),
        heatingSentence(random, home),
        closingSentence(random, home, place, purposeId),
      ],
      count,
    );
  else if (home.categoryId === 3)
    body = some(
      random,
      [
        buildingRightsSentence(random, home),
        landSentence(home),
        viewSentence(random, home),
        landExtrasSentence(random, home),
        closingSentence(random, home, place, purposeId),
      ],
      count,
    );
  else
    body = some(
      random,
      [useSentence(random, home), nearbySentence(random, home, place), closingSentence(random, home, place, purposeId)],
      Math.min(count, 2),
    );
  const lines = [first, ...body];
  return [lines.map((line) => line[0]).join(' '), lines.map((line) => line[1]).join(' ')];
}

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
  facts: PropertyFacts,
  place: DemoPlace,
  purposeId: PurposeId,
  byOwner: boolean,
): BilingualText {
  const first = openingSentence(random, facts, place, purposeId, byOwner);
  // Owners write less than offices.
  const count = byOwner ? random.int(1, 3) : random.int(2, 4);
  let body: BilingualText[];
  if (facts.categoryId === 1) {
    const rest = [
      conditionSentence(random, facts),
      materialsSentence(random, facts),
      outdoorSentence(random, facts),
      viewSentence(random, facts),
      heatingSentence(random, facts),
      fittingsSentence(random, facts),
      nearbySentence(random, facts, place),
      closingSentence(random, facts, place, purposeId),
    ];
    body = [layoutSentence(random, facts), ...some(random, rest, count - (random.chance(0.3) ? 0 : 1))];
  } else if (facts.categoryId === 2)
    body = some(
      random,
      [
        useSentence(random, facts),
        commercialFittingsSentence(facts),
        commercialConditionSentence(random, facts),
        nearbySentence(random, facts, place),
        heatingSentence(random, facts),
        closingSentence(random, facts, place, purposeId),
      ],
      count,
    );
  else if (facts.categoryId === 3)
    body = some(
      random,
      [
        buildingRightsSentence(random, facts),
        landSentence(facts),
        viewSentence(random, facts),
        landExtrasSentence(random, facts),
        closingSentence(random, facts, place, purposeId),
      ],
      count,
    );
  else
    body = some(
      random,
      [
        useSentence(random, facts),
        nearbySentence(random, facts, place),
        closingSentence(random, facts, place, purposeId),
      ],
      Math.min(count, 2),
    );
  const lines = [first, ...body];
  return [lines.map((line) => line[0]).join(' '), lines.map((line) => line[1]).join(' ')];
}

/** A description of two to five sentences, in both languages from the same facts. */
import type { Home } from '../facts/home.ts';
import type { Place } from '../places.ts';
import type { PurposeId } from '../prices.ts';
import type { Random } from '../random.ts';
import { buildingLine, groundExtras, groundLine } from './ground.ts';
import type { Line } from './nouns.ts';
import { opening } from './openings.ts';
import { nearbyLine, outsideLine, viewLine } from './outside.ts';
import { premisesFittings, premisesState, useLine } from './premises.ts';
import { fittings, layout } from './rooms.ts';
import { heatingLine, materialsLine, stateLine } from './state.ts';
import { endLine } from './terms.ts';

/** Keeps the order in which people tell things, drops some at random. */
function some(random: Random, lines: readonly (Line | null)[], count: number): Line[] {
  const present = lines.filter((line) => line !== null);
  while (present.length > count) present.splice(Math.floor(random.next() * present.length), 1);
  return present;
}

export function makeDescription(
  random: Random,
  home: Home,
  place: Place,
  purposeId: PurposeId,
  byOwner: boolean,
): Line {
  const first = opening(random, home, place, purposeId, byOwner);
  // Owners write less than offices.
  const count = byOwner ? random.int(1, 3) : random.int(2, 4);
  let body: Line[];
  if (home.categoryId === 1) {
    const rest = [
      stateLine(random, home),
      materialsLine(random, home),
      outsideLine(random, home),
      viewLine(random, home),
      heatingLine(random, home),
      fittings(random, home),
      nearbyLine(random, home, place),
      endLine(random, home, place, purposeId),
    ];
    body = [layout(random, home), ...some(random, rest, count - (random.chance(0.3) ? 0 : 1))];
  } else if (home.categoryId === 2)
    body = some(
      random,
      [
        useLine(random, home),
        premisesFittings(home),
        premisesState(random, home),
        nearbyLine(random, home, place),
        heatingLine(random, home),
        endLine(random, home, place, purposeId),
      ],
      count,
    );
  else if (home.categoryId === 3)
    body = some(
      random,
      [
        buildingLine(random, home),
        groundLine(home),
        viewLine(random, home),
        groundExtras(random, home),
        endLine(random, home, place, purposeId),
      ],
      count,
    );
  else
    body = some(
      random,
      [useLine(random, home), nearbyLine(random, home, place), endLine(random, home, place, purposeId)],
      Math.min(count, 2),
    );
  const lines = [first, ...body];
  return [lines.map((line) => line[0]).join(' '), lines.map((line) => line[1]).join(' ')];
}

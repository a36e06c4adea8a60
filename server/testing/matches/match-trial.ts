/** Labelled pairs, half to fit the weights to and half to test them on. */

import type { MatchWeights } from '../../src/features/matches/match-weights.ts';
import { mayBeTwin, scorePair } from '../../src/features/matches/pair-score.ts';
import { computeSignals, type SignalName, type Signals, signalNames } from '../../src/features/matches/pair-signals.ts';
import { countSharedScenes } from '../../src/features/photos/similarity/same-scene.ts';
import { createLabelledPairs, type LabelledPair } from './labelled-pairs.ts';

type Judged = LabelledPair & { shared: number; signals: Signals };

const ROUNDS = 3_000;
const LEARNING_RATE = 2;
const RIDGE = 0.0001;

/** Logistic regression by gradient descent: a few thousand pairs with two dozen signals need nothing better. */
export function fitMatchWeights(pairs: readonly Judged[]): MatchWeights {
  const open = pairs.filter(
    ({ a, b }) => (a.facts.kaek === null || b.facts.kaek === null) && !mayBeTwin(a.facts) && !mayBeTwin(b.facts),
  );
  const weights = new Map<SignalName | 'bias', number>([['bias', 0], ...signalNames.map((name) => [name, 0] as const)]);
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Map<SignalName | 'bias', number>();
    for (const { signals, isSame } of open) {
      let sum = weights.get('bias') ?? 0;
      for (const name of signalNames) sum += signals[name] * (weights.get(name) ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - (isSame ? 1 : 0);
      slopes.set('bias', (slopes.get('bias') ?? 0) + error);
      for (const name of signalNames) slopes.set(name, (slopes.get(name) ?? 0) + error * signals[name]);
    }
    for (const [name, weight] of weights)
      weights.set(name, weight - LEARNING_RATE * ((slopes.get(name) ?? 0) / open.length + RIDGE * weight));
  }
  return Object.fromEntries(
    [...weights].map(([name, weight]) => [name, Math.round(weight * 100) / 100]),
  ) as MatchWeights;
}

export async function createMatchTrial({ seed, pairs }: { seed: number; pairs: number }) {
  const next = createLabelledPairs(seed);
  const judged: Judged[] = [];
  let compareMs = 0;
  for (let n = 0; n < pairs * 2; n++) {
    const pair = await next();
    const started = performance.now();
    const shared = countSharedScenes(pair.a.photos, pair.b.photos);
    const signals = computeSignals(pair.a.facts, pair.b.facts, shared);
    compareMs += performance.now() - started;
    judged.push({ ...pair, a: { ...pair.a, photos: [] }, b: { ...pair.b, photos: [] }, shared, signals });
  }
  const [training, testing] = [judged.slice(0, pairs), judged.slice(pairs)];
  return {
    training,
    evaluate(weights?: MatchWeights) {
      const results = testing.map((pair) => ({
        ...pair,
        ...scorePair(pair.a.facts, pair.b.facts, pair.shared, weights),
      }));
      const matched = results.filter(({ outcome }) => outcome === 'same');
      const right = matched.filter(({ isSame }) => isSame).length;
      const isTwin = ({ kind }: { kind: string }) => kind.startsWith('twin') || kind.startsWith('identical');
      const wrong = results
        .filter(({ isSame, outcome }) => isSame !== (outcome === 'same'))
        .toSorted((a, b) => Math.abs(b.score - Number(b.isSame)) - Math.abs(a.score - Number(a.isSame)));
      return {
        precision: right / Math.max(1, matched.length),
        recall: right / results.filter(({ isSame }) => isSame).length,
        unclear: results.filter(({ outcome }) => outcome === 'unclear').length,
        twinsMatched: matched.filter(isTwin).length,
        msPerPair: compareMs / judged.length,
        byKind: [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, list]) => ({
          kind,
          count: list.length,
          same: list.filter(({ outcome }) => outcome === 'same').length,
          unclear: list.filter(({ outcome }) => outcome === 'unclear').length,
        })),
        worst: wrong.slice(0, 100).map(
          ({ kind, isSame, outcome, score, shared, reasons }) =>
            `${kind}: ${isSame ? 'same' : 'different'} called ${outcome} at ${score.toFixed(3)}, ${shared} photos shared; ${reasons
              .slice(0, 6)
              .map(({ signal, weight }) => `${signal} ${weight.toFixed(1)}`)
              .join(', ')}`,
        ),
      };
    },
  };
}

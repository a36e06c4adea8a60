/**
 * Whether two properties are the same, are not, or need a person to look. The weights are fitted to labelled pairs
 * (`npm run bench -- matches --fit 1`); the rules around them are ours.
 */
import { type MatchWeights, matchWeights } from './match-weights.ts';
import { computeSignals, type PropertyFacts, type SignalName, type Signals, signalNames } from './pair-signals.ts';

export type MatchOutcome = 'same' | 'unclear' | 'different';
export type MatchReason = { signal: SignalName | 'kaek_same' | 'kaek_differs' | 'twin'; weight: number };
export type PairScore = { score: number; outcome: MatchOutcome; reasons: MatchReason[] };

/** Where one match in a thousand is wrong on labelled pairs. */
export const SAME_SCORE = 0.9;
/** Of the words of the shorter text. */
const TELLING_WORDS = 0.75;
/** Below it nobody is asked. */
export const UNCLEAR_SCORE = 0.3;

const toScore = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** Units of one development share pictures and words; of a flat that its own advertiser offers twice nobody can say which it is. */
export const mayBeTwin = ({ hasTwin, complexId }: Pick<PropertyFacts, 'hasTwin' | 'complexId'>): boolean =>
  hasTwin || complexId !== null;

/** Two rooms of one building may look alike in a small picture; three of them do not. */
const TELLING_PHOTOS = 3;

/** What tells a flat from the one above it or across the landing, where all else is alike. A phone does not: one person may own both. */
const isTold = ({ words_shared }: Signals, sharedPhotos: number): boolean =>
  sharedPhotos >= TELLING_PHOTOS || words_shared >= TELLING_WORDS;

export function scorePair(
  a: PropertyFacts,
  b: PropertyFacts,
  sharedPhotos: number,
  weights: MatchWeights = matchWeights,
): PairScore {
  if (a.kaek !== null && b.kaek !== null) {
    const isSame = a.kaek === b.kaek;
    return {
      score: isSame ? 1 : 0,
      outcome: isSame ? 'same' : 'different',
      reasons: [{ signal: isSame ? 'kaek_same' : 'kaek_differs', weight: isSame ? 1 : -1 }],
    };
  }
  const signals = computeSignals(a, b, sharedPhotos);
  const reasons: MatchReason[] = signalNames
    .map((signal) => ({ signal, weight: signals[signal] * weights[signal] }))
    .filter(({ weight }) => Math.abs(weight) >= 0.05)
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  const score = toScore(weights.bias + reasons.reduce((sum, { weight }) => sum + weight, 0));
  const isTwin = mayBeTwin(a) || mayBeTwin(b);
  if (isTwin) reasons.push({ signal: 'twin', weight: 0 });
  const isCertain = score >= SAME_SCORE && !isTwin && isTold(signals, sharedPhotos);
  return { score, outcome: isCertain ? 'same' : score >= UNCLEAR_SCORE ? 'unclear' : 'different', reasons };
}

/**
 * Whether two properties are the same, are not, or need a person to look. The weights are fitted to labelled pairs
 * (`npm run bench -- matches --fit 1`); the rules around them are ours.
 */
import { compareKaek } from './kaek.ts';
import { type MatchWeights, matchWeights } from './match-weights.ts';
import {
  areSquaresApart,
  computeSignals,
  FULL_PHOTO_SIGNAL,
  getPriceDifference,
  type PropertyFacts,
  type SignalName,
  type Signals,
  signalNames,
} from './pair-signals.ts';

export type MatchOutcome = 'same' | 'unclear' | 'different';
export type MatchReason = { signal: SignalName | 'kaek_same' | 'kaek_differs' | 'twin'; weight: number };
export type PairScore = { score: number; outcome: MatchOutcome; reasons: MatchReason[] };

/** Where one match in a thousand is wrong on labelled pairs, which are invented. */
export const SAME_SCORE = 0.9;
/** Of the words of the shorter text. */
const MIN_SHARED_WORDS = 0.75;
/** Below it nobody is asked. */
export const UNCLEAR_SCORE = 0.3;

const toScore = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** Units of one development share pictures and words; of a flat that its own advertiser offers twice nobody can say which it is. */
export const mayBeTwin = ({ hasTwin, complexId }: Pick<PropertyFacts, 'hasTwin' | 'complexId'>): boolean =>
  hasTwin || complexId !== null;

/** Two rooms of one building may look alike in a small picture; three of them do not. */
const MIN_SHARED_PHOTOS = FULL_PHOTO_SIGNAL;

/** What tells a flat from the one above it or across the landing, where all else is alike. A phone does not: one person may own both. */
const hasDistinguishingEvidence = ({ words_shared }: Signals, sharedPhotos: number): boolean =>
  sharedPhotos >= MIN_SHARED_PHOTOS || words_shared >= MIN_SHARED_WORDS;

/** Beyond it somebody wrote a wrong number, or that of a property that is not theirs. */
const MAX_KAEK_AREA_DIFFERENCE = 0.1;
/** Parcels can be tried one after the other, so of land with a hidden address a number alone shows nothing. */
const isPlausibleKaek = (a: PropertyFacts, b: PropertyFacts): boolean =>
  Math.abs(Math.log(a.area / b.area)) <= MAX_KAEK_AREA_DIFFERENCE &&
  !areSquaresApart(a.square, b.square) &&
  getPriceDifference(a.prices, b.prices) < 1 &&
  !(a.isLand && (a.point === null || b.point === null));

export function scorePair(
  a: PropertyFacts,
  b: PropertyFacts,
  sharedPhotos: number,
  weights: MatchWeights = matchWeights,
): PairScore {
  const kaek = compareKaek(a.kaek, b.kaek, a.isLand && b.isLand);
  if (kaek !== 'unknown') {
    const isSame = kaek === 'same';
    return {
      score: isSame ? 1 : 0,
      outcome: isSame && !isPlausibleKaek(a, b) ? 'unclear' : kaek,
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
  const isCertain = score >= SAME_SCORE && !isTwin && hasDistinguishingEvidence(signals, sharedPhotos);
  return { score, outcome: isCertain ? 'same' : score >= UNCLEAR_SCORE ? 'unclear' : 'different', reasons };
}

/** What an account shows of being an agent's, in points: each signal counts from where chance ends, up to its limit. */
import { type BrokerEvidence, type BrokerSignal, brokerSignals } from '@estia/contract/hidden-brokers/model';

export type BrokerFacts = Record<BrokerSignal, { count: number; samples: readonly string[] }>;

/** `free`: so many say nothing. An owner may well let three flats and sell a plot. */
const rules: Readonly<Record<BrokerSignal, { free: number; each: number; most: number }>> = {
  listings_now: { free: 3, each: 5, most: 30 },
  properties_in_a_year: { free: 5, each: 4, most: 20 },
  shared_phone: { free: 0, each: 20, most: 40 },
  shared_photos: { free: 0, each: 10, most: 30 },
  reviewed_account: { free: 0, each: 30, most: 30 },
  agency_words: { free: 0, each: 15, most: 30 },
  municipalities: { free: 3, each: 5, most: 20 },
  reports: { free: 0, each: 10, most: 30 },
};
/** What an account does by itself. The job asks nobody without one of them: others can copy a number and write a report. */
export const ownActSignals: readonly BrokerSignal[] = [
  'listings_now',
  'properties_in_a_year',
  'agency_words',
  'municipalities',
];
/** Below it nobody is shown: a shared phone alone is a family. */
export const MIN_BROKER_POINTS = 30;
const MAX_SAMPLES = 10;

export function scoreBroker(facts: BrokerFacts): { points: number; evidence: BrokerEvidence[] } {
  const evidence = brokerSignals
    .map((signal) => {
      const { count, samples } = facts[signal];
      const { free, each, most } = rules[signal];
      const points = Math.min(most, Math.max(0, count - free) * each);
      return { signal, points, count, samples: samples.slice(0, MAX_SAMPLES) };
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
  return { points: evidence.reduce((sum, { points }) => sum + points, 0), evidence };
}

/** As agents write and owners do not: about their fee, their office, their numbering. Folded: no accents, no ς. */
const agencyPhrases = [
  /μεσιτικ(ο|η|ου|ησ|α)(?=\s|$)/u,
  /μεσιτεια/u,
  /προμηθεια γραφειου|αμοιβη γραφειου/u,
  /κωδ(ικοσ)? (ακινητου|αγγελιασ|καταχωρησησ)/u,
  /το γραφειο μασ|η εταιρεια μασ|συνεργατεσ μασ/u,
  /αναθεσ(τε|η) .{0,30}ακινητ/u,
  /\b(our (office|agency)|agency fees?|property code|real estate (office|agency))\b/u,
];

/** Right before a phrase, or with one word between. From its beginning: «τιμή» ends in «μη». */
const denial = /(?:^| )(οχι|χωρισ|εκτοσ|μη|no|without) \S*\s?$/u;

export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What was found, each phrase once. An owner who wants no agents says "agent" too: that is no phrase of theirs. */
export function listAgencyPhrases(texts: readonly string[]): string[] {
  const folded = texts.map((text) => foldText(text));
  return agencyPhrases.flatMap((phrase) => {
    for (const text of folded) {
      const found = phrase.exec(text);
      if (found && !denial.test(text.slice(0, found.index))) return [found[0].replaceAll(/σ(?= |$)/g, 'ς')];
    }
    return [];
  });
}

/** ADMN-3: which review rules a listing hits, and on what each rests. Pure: what it needs to know was read before. */
import { createHash } from 'node:crypto';
import type { TextField } from '@estia/contract/listings/draft/text-checks';
import { type ReviewAction, type ReviewRule, reviewRules } from '@estia/contract/listings/review/review-choices';
import {
  contextOf,
  findContactSigns,
  findPhrases,
  type TextFinding,
} from '@estia/contract/listings/review/review-text';
import type { RulesInForce } from '@estia/contract/rules/rule-params';

export type ReviewRules = Pick<RulesInForce, ReviewRule>;

export type ReviewFacts = {
  texts: Readonly<Record<TextField, string | null>>;
  price: number;
  /** Null: there is none for such a property there. */
  estimate: number | null;
  /** No listing of the account was on the market before. */
  isFirst: boolean;
  /** One of its photos is on a property of another advertiser. */
  knownPhoto: { property_id: number; position: number } | null;
  /** Listings of the account that were taken down lately. */
  stopped: number;
  /** Of the review of private accounts. */
  points: number;
};

export type ReviewHit = {
  rule: ReviewRule;
  rule_version: number;
  action: ReviewAction;
  /** What an admin approved does not hit again: the same price, the same sentences. Parts are separated by `|`. */
  finding: string;
  detail: Record<string, unknown>;
};

type Finding = { finding: string; detail: Record<string, unknown> };

/** Of so many sentences each is known by itself; more are known only together. */
const MAX_PARTS = 25;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 18);

/** The same word in another sentence is another finding: nobody has read that one. */
function textFinding(texts: ReviewFacts['texts'], found: readonly TextFinding[]): Finding | null {
  if (found.length === 0) return null;
  const parts = [...new Set(found.map((one) => hashOf(contextOf(texts, one))))].sort();
  return {
    finding: parts.length > MAX_PARTS ? hashOf(parts.join('|')) : parts.join('|'),
    detail: { found: [...new Set(found.map((one) => one.found))] },
  };
}

const priceFinding = ({ price, estimate }: ReviewFacts, isOff: (percent: number) => boolean): Finding | null => {
  if (estimate === null || estimate <= 0) return null;
  const percent = (price * 100) / estimate;
  return isOff(percent) ? { finding: String(price), detail: { price, estimate, percent: Math.round(percent) } } : null;
};

type Finders = { [R in ReviewRule]: (facts: ReviewFacts, rules: ReviewRules) => Finding | null };

const finders: Finders = {
  review_first_listing: ({ isFirst }) => (isFirst ? { finding: 'first', detail: {} } : null),
  review_price_low: (facts, rules) =>
    priceFinding(facts, (percent) => percent < rules.review_price_low.params.percent_of_estimate),
  review_price_high: (facts, rules) =>
    priceFinding(facts, (percent) => percent > rules.review_price_high.params.percent_of_estimate),
  review_words: ({ texts }, rules) => textFinding(texts, findPhrases(texts, rules.review_words.params.phrases)),
  review_contact: ({ texts }) => textFinding(texts, findContactSigns(texts)),
  review_photo: ({ knownPhoto }) =>
    knownPhoto === null ? null : { finding: `property ${knownPhoto.property_id}`, detail: { ...knownPhoto } },
  review_account: ({ stopped, points }, rules) =>
    stopped > 0 || points >= rules.review_account.params.points
      ? { finding: `stopped ${stopped} points ${points}`, detail: { stopped, points } }
      : null,
};

/** `approved`: what an admin has seen on this listing and let pass, by `approvalKeys`. */
export function evaluateRules(
  facts: ReviewFacts,
  rules: ReviewRules,
  approved: ReadonlySet<string> = new Set(),
): ReviewHit[] {
  return reviewRules.flatMap((rule) => {
    const { status, version, params } = rules[rule];
    const found = status === 'open' ? finders[rule](facts, rules) : null;
    if (found === null || approvalKeys(rule, found.finding).every((key) => approved.has(key))) return [];
    return [{ rule, rule_version: version, action: params.action, ...found }];
  });
}

export const approvalKeys = (rule: string, finding: string): string[] =>
  finding.split('|').map((part) => `${rule} ${part}`);

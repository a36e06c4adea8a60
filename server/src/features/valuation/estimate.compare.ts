/** Which ads a home is compared with, why, and what each would cost if it were that home. */
import {
  type comparableReasons as allReasons,
  type FactorEffect,
  priceFactors as factorNames,
} from '@estia/contract/valuation/estimate';
import { type Ad, eachTerm, type Levels } from './model.design.ts';
import { type Facts, factorOf, type Spot } from './model.terms.ts';
import type { FoldModel } from './model.ts';

type Home = Facts & Spot;
type Reason = (typeof allReasons)[number];
export type Compared = {
  ad: Ad;
  metres: number;
  weight: number;
  reasons: Reason[];
  adjustments: FactorEffect[];
  adjusted: number;
};

/** Shown of all that were weighed. */
const MOST = 8;
/** How many times larger, smaller, dearer or cheaper an ad may be and still tell a reader something. */
const FARTHEST = { area: 1.5, price: 1.75 } as const;
/** What moves a price by less is not worth a word. */
const WORTH_SAYING = 0.005;

type Parts = Map<FactorEffect['factor'], number>;

/** What each factor adds to the logarithm of a price; against the mean of all ads, or as it is. */
export function partsOf(model: FoldModel, category: number, home: Home, levels: Levels, centred: boolean): Parts {
  const parts: Parts = new Map([['place', model.municipalities[home.municipality]?.[0] ?? 0]]);
  const seen = new Set<string>();
  const add = (key: string, amount: number) => parts.set(factorOf(key), (parts.get(factorOf(key)) ?? 0) + amount);
  eachTerm(home, category, levels, (key, value) => {
    const term = model.terms[key];
    seen.add(key);
    if (term) add(key, term[0] * (value - (centred ? term[1] : 0)));
  });
  // An ordinary home has a little of everything that this one lacks.
  if (centred)
    for (const [key, [beta, mean]] of Object.entries(model.terms)) if (!seen.has(key)) add(key, -beta * mean);
  return parts;
}

/** As shares of the price, the strongest first. */
export function sharesOf(parts: Parts): FactorEffect[] {
  return factorNames
    .map((factor) => ({ factor, share: Math.expm1(parts.get(factor) ?? 0) }))
    .filter(({ share }) => Math.abs(share) >= WORTH_SAYING)
    .sort((a, b) => Math.abs(Math.log1p(b.share)) - Math.abs(Math.log1p(a.share)))
    .map(({ factor, share }) => ({ factor, share: Math.round(share * 1_000) / 1_000 }));
}

const within = (a: number | null, b: number | null, most: number): boolean =>
  a !== null && b !== null && Math.abs(a - b) <= most;

function reasonsOf(home: Home, ad: Ad, metres: number): Reason[] {
  const all: [Reason, boolean][] = [
    ['same_district', home.district === ad.district],
    ['near', metres <= 1_000],
    ['same_type', home.type === ad.type],
    ['similar_area', within(home.area, ad.area, home.area * 0.15)],
    ['similar_year', within(home.year, ad.year, 5)],
    ['same_condition', home.condition !== null && home.condition === ad.condition],
    ['same_floor', home.floor !== null && home.floor === ad.floor],
  ];
  return all.filter(([, holds]) => holds).map(([reason]) => reason);
}

/** The nearer and the less that has to be adjusted, the more an ad counts. */
function likeness(home: Home, ad: Ad, metres: number, adjusted: Parts): number {
  const moved = [...adjusted].reduce(
    (sum, [factor, value]) => sum + (factor === 'area' ? 0.5 : 1) * Math.abs(value),
    0,
  );
  const away = metres / 1_500 + (home.district === ad.district ? 0 : 0.7) + (home.type === ad.type ? 0 : 1);
  return Math.exp(-moved / 0.3 - away);
}

const isNear = (a: number, b: number, times: number): boolean => a <= b * times && b <= a * times;

/** Only homes near in size and in price: one of three times the price compares with nothing, whatever it is brought to. */
export function compare(
  model: FoldModel,
  category: number,
  home: Home & { value: number },
  ads: readonly Ad[],
  levels: Levels,
): Compared[] {
  const own = partsOf(model, category, home, levels, false);
  const near = ads.filter(
    (ad) => isNear(ad.area, home.area, FARTHEST.area) && isNear(ad.price, home.value, FARTHEST.price),
  );
  const scored = near.map((ad) => {
    const metres = Math.hypot(ad.x - home.x, ad.y - home.y);
    const theirs = partsOf(model, category, ad, levels, false);
    const difference: Parts = new Map(
      factorNames.map((factor) => [factor, (own.get(factor) ?? 0) - (theirs.get(factor) ?? 0)]),
    );
    return { ad, metres, difference, like: likeness(home, ad, metres, difference) };
  });
  const best = scored.sort((a, b) => b.like - a.like || a.ad.id - b.ad.id).slice(0, MOST);
  const sum = best.reduce((total, { like }) => total + like, 0);
  return best.map(({ ad, metres, difference, like }) => ({
    ad,
    metres,
    weight: Math.round((like / sum) * 1_000) / 1_000,
    reasons: reasonsOf(home, ad, metres),
    adjustments: sharesOf(difference),
    adjusted: ad.price * Math.exp([...difference.values()].reduce((total, value) => total + value, 0)),
  }));
}

/**
 * All models of a set of ads: for each market five, each made in every respect without one fifth of all 1 km squares.
 * Markets with few ads start from what homes cost in the same places. Same ads, same seed: the same bytes.
 */
import { type Ad, type Design, type Levels, makeDesign } from './model.design.ts';
import { type Fit, fit, type Learned } from './model.fit.ts';
import { krige, type Neighbour } from './model.local.ts';
import { findNear } from './model.near.ts';
import { category } from './model.terms.ts';
import { FOLDS, type FoldModel, foldOf, hedonic, levelOf, type MarketModel, noLevels, spreadsOf } from './model.ts';

export type Market = { purpose: number; category: number };
const sale = 1;
const rent = 2;

/** In this order: a market may start from those before it. */
export const markets: readonly Market[] = [
  { purpose: sale, category: category.residential },
  { purpose: rent, category: category.residential },
  { purpose: sale, category: category.commercial },
  { purpose: rent, category: category.commercial },
  { purpose: sale, category: category.land },
  { purpose: rent, category: category.land },
];
export const marketKey = ({ purpose, category }: Market): string => `${purpose}.${category}`;

/** Fewer ads make no model. */
const FEWEST_ADS = 40;
/** More ads make none that is better. */
const MOST_ADS = 200_000;
/** Homes of each fold in which ranges are tried. */
const CALIBRATED_ON = 200;

export type Models = ReadonlyMap<string, MarketModel>;

/** What the models of other markets know of a place, for one fold. */
export function levelsFor(models: Models, market: Market, fold: number): Levels {
  const sources: [name: string, level: (ad: Parameters<Levels>[0]) => number][] = [];
  const homes = (purpose: number) => models.get(marketKey({ purpose, category: category.residential }));
  const add = (name: string, of: MarketModel | undefined, levels: Levels) => {
    const model = of?.folds[fold];
    if (!model) return;
    // A level is one for a district, whatever the home.
    const known = new Map<number, number>();
    sources.push([
      name,
      (ad) => {
        const level = known.get(ad.district) ?? levelOf(model, category.residential, ad, levels);
        known.set(ad.district, level);
        return level;
      },
    ]);
  };
  if (marketKey(market) === '1.1') return noLevels;
  add('sale', homes(sale), noLevels);
  if (market.purpose === rent && market.category !== category.residential)
    add('rent', homes(rent), levelsFor(models, { purpose: rent, category: category.residential }, fold));
  const land = market.purpose === rent && market.category === category.land ? models.get('1.3') : undefined;
  const landModel = land?.folds[fold];
  if (landModel) {
    const levels = levelsFor(models, { purpose: sale, category: category.land }, fold);
    return (ad) => ({ land: hedonic(landModel, category.land, ad, levels) });
  }
  return (ad) => Object.fromEntries(sources.map(([name, level]) => [name, level(ad)]));
}

/** Not more than can be used, chosen by a hash of their number and the seed. */
function choose(ads: readonly Ad[], seed: number, most = MOST_ADS): Ad[] {
  const ordered = [...ads].sort((a, b) => a.id - b.id);
  if (ordered.length <= most) return ordered;
  const hash = (id: number) => foldless(id, seed);
  const limit = Float64Array.from(ordered, (ad) => hash(ad.id)).sort()[most] as number;
  return ordered.filter((ad) => hash(ad.id) < limit);
}

export function foldless(id: number, seed: number): number {
  let hash = Math.imul(id ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

const round = (value: number): number => Number(value.toPrecision(8));

function toFold({ keys, districts, municipalities }: Design, made: Fit): FoldModel {
  const terms: Record<string, readonly [number, number]> = {};
  keys.forEach((key, j) => {
    const beta = round(made.beta[j] as number);
    if (Math.abs(beta) > 1e-6) terms[key] = [beta, round(made.mean[j] as number)];
  });
  return {
    terms,
    noise: round(made.learned.noise),
    district: round(made.learned.district),
    local: round(made.learned.local),
    municipality: round(made.learned.municipality),
    municipalities: Object.fromEntries(
      municipalities.map((id, i) => [
        id,
        [round(made.municipalityEffects[i] as number), round(made.municipalityUnsure[i] as number)] as const,
      ]),
    ),
    districts: Object.fromEntries(districts.map((id, i) => [id, round(made.districtEffects[i] as number)])),
    ranges: [],
  };
}

type Valuing = (home: Ad, allowed?: (row: number) => boolean) => { log: number; variance: number; near: number };

/** Values homes by one model and the ads of a list: what the estimate does, from memory. */
export function valuing(ads: readonly Ad[], market: Market, fold: number, model: FoldModel, models: Models): Valuing {
  const near = findNear(ads);
  const levels = levelsFor(models, market, fold);
  const kept = new Map<number, number>();
  const residual = (row: number): number => {
    const known = kept.get(row);
    if (known !== undefined) return known;
    const ad = ads[row] as Ad;
    const value = Math.log(ad.price) - hedonic(model, market.category, ad, levels);
    kept.set(row, value);
    return value;
  };
  return (home, allowed) => {
    const rows = near(home, allowed);
    const neighbours = rows.map((row): Neighbour => {
      const { district, municipality, x, y } = ads[row] as Ad;
      return { district, municipality, x, y, residual: residual(row) };
    });
    const { effect, variance } = krige(home, neighbours, spreadsOf(model));
    return { log: hedonic(model, market.category, home, levels) + effect, variance, near: rows.length };
  };
}

type Score = { unsure: number; score: number };

/**
 * How far off a model is, in deviations, in a fold that it was made without. `other` was also made without the fold
 * whose range is looked for, and nobody of that is among `seen`: the price of a home must not even widen its range.
 */
function scoresOf(
  seen: readonly Ad[],
  market: Market,
  trial: Trial,
  other: FoldModel,
  models: Models,
  seed: number,
): Score[] {
  const value = valuing(seen, market, trial.id, other, models);
  const homes = choose(
    seen.filter((ad) => foldOf(ad.square) === trial.tried),
    seed + 1,
    CALIBRATED_ON,
  );
  // Once with its own square and once without: homes in squares without ads are valued too.
  return homes.flatMap((home) =>
    [false, true].map((alone) => {
      const { log, variance } = value(home, alone ? (row) => (seen[row] as Ad).square !== home.square : undefined);
      const score = Math.abs(Math.log(home.price) - log) / Math.sqrt(other.noise + variance);
      return { unsure: variance / other.noise, score };
    }),
  );
}

/** How many deviations hold 80 % (split conformal), by how much the neighbourhood leaves open. */
function rangesOf(scores: Score[]): FoldModel['ranges'] {
  scores.sort((a, b) => a.unsure - b.unsure);
  const parts = Math.max(1, Math.min(4, Math.floor(scores.length / 500)));
  return Array.from({ length: parts }, (_, i) => {
    const part = scores.slice(Math.floor((i * scores.length) / parts), Math.floor(((i + 1) * scores.length) / parts));
    const sorted = part.map(({ score }) => score).sort((a, b) => a - b);
    // Of few ads nothing can be said but what a normal distribution would: 1.28 deviations.
    const found = sorted.length < 20 ? 1.28 : sorted[Math.ceil(0.8 * (sorted.length + 1)) - 1];
    return { unsure: i === parts - 1 ? 1e9 : round(part.at(-1)?.unsure ?? 0), deviations: round(found ?? 1.28) };
  });
}

function areaLimits(ads: readonly Ad[]): MarketModel['areas'] {
  const byType = Map.groupBy(ads, (ad) => ad.type);
  return Object.fromEntries(
    [...byType].map(([type, list]) => {
      const sorted = list.map((ad) => ad.area).sort((a, b) => a - b);
      return [type, [Math.floor((sorted[0] as number) / 2), (sorted.at(-1) as number) * 2] as const];
    }),
  );
}

type Training = { seed: number; markets?: readonly Market[]; folds?: readonly number[] };
const everyFold = Array.from({ length: FOLDS }, (_, k) => k);

/** Beside each model others, each made without one more fold, in which ranges are tried. */
type Trial = { id: number; tried: number };
const trialsOf = (fold: number): Trial[] =>
  everyFold.filter((k) => k !== fold).map((tried) => ({ id: FOLDS * (1 + fold) + tried, tried }));

async function fitWithout(
  ads: readonly Ad[],
  market: Market,
  id: number,
  models: Models,
  given?: Learned,
): Promise<{ model: FoldModel; learned: Learned }> {
  const names = new Map<string, number>();
  for (const { square } of ads) if (!names.has(square)) names.set(square, names.size);
  const design = makeDesign(ads, market.category, levelsFor(models, market, id));
  const fitted = await fit(
    design,
    Int32Array.from(ads, (ad) => names.get(ad.square) as number),
    given,
  );
  return { model: toFold(design, fitted), learned: fitted.learned };
}

async function trainMarket(
  all: readonly Ad[],
  market: Market,
  models: Models,
  { seed, folds = everyFold }: Training,
): Promise<MarketModel | null> {
  const ads = choose(all, seed);
  if (ads.length < FEWEST_ADS) return null;
  const made: Record<number, FoldModel> = {};
  for (const k of folds) {
    const seen = ads.filter((ad) => foldOf(ad.square) !== k);
    const { model, learned } = await fitWithout(seen, market, k, models);
    const scores: Score[] = [];
    for (const trial of trialsOf(k)) {
      const fewer = seen.filter((ad) => foldOf(ad.square) !== trial.tried);
      const { model: other } = await fitWithout(fewer, market, trial.id, models, learned);
      scores.push(...scoresOf(seen, market, trial, other, models, seed));
      made[trial.id] = other;
    }
    made[k] = { ...model, ranges: rangesOf(scores) };
  }
  return { ...market, ads: ads.length, folds: made, areas: areaLimits(ads) };
}

/** The models that were only made to try ranges go. */
const withoutTrials = (model: MarketModel): MarketModel => ({
  ...model,
  folds: Object.fromEntries(Object.entries(model.folds).filter(([id]) => Number(id) < FOLDS)),
});

export async function trainAll(
  adsOf: (market: Market) => Promise<readonly Ad[]> | readonly Ad[],
  training: Training,
): Promise<Map<string, MarketModel>> {
  const models = new Map<string, MarketModel>();
  for (const market of training.markets ?? markets) {
    const model = await trainMarket(await adsOf(market), market, models, training);
    if (model) models.set(marketKey(market), model);
  }
  return new Map([...models].map(([key, model]) => [key, withoutTrials(model)]));
}

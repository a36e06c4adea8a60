/** The ads around a home, from memory: for training and backtests. At ask time the database finds them. */
import type { Ad } from './model.design.ts';
import type { Facts, Spot } from './model.terms.ts';
import { couldBeItself } from './model.ts';

/** Of its own district, and of any around it. */
export const OWN = 50;
export const AROUND = 20;
/** Beyond this an ad is not around. */
const FAR_M = 12_000;

const CELL = 1_000;

/** The same for ads of one market that are one home, by the facts that figures of areas go by. */
export const twinOf = (ad: Ad): string => [ad.type, ad.area, ad.floor, ad.beds, ad.year, ad.price, ad.square].join();

type Home = Facts & Pick<Spot, 'x' | 'y'>;

/** Of ads around a home those that may be read, each home once, the nearest first. */
export function choosing(home: Home, own: readonly Ad[], others: readonly Ad[]): Ad[] {
  const twins = new Set<string>();
  const some = (list: readonly Ad[], most: number) => {
    const found = list
      .filter((ad) => !couldBeItself(home, ad))
      .map((ad) => ({ ad, metres: Math.hypot(ad.x - home.x, ad.y - home.y) }))
      .filter(({ ad, metres }) => {
        const twin = twinOf(ad);
        if (metres > FAR_M || twins.has(twin)) return false;
        twins.add(twin);
        return true;
      });
    return found
      .sort((a, b) => a.metres - b.metres || a.ad.id - b.ad.id)
      .slice(0, most)
      .map(({ ad }) => ad);
  };
  return [...some(own, OWN), ...some(others, AROUND)];
}

type Near = (ad: Ad, allowed?: (row: number) => boolean) => number[];

export function findNear(ads: readonly Ad[]): Near {
  const cells = new Map<number, number[]>();
  const byDistrict = new Map<number, number[]>();
  const cellOf = (x: number, y: number) => Math.floor(x / CELL) * 10_000 + Math.floor(y / CELL);
  ads.forEach((ad, i) => {
    const cell = cellOf(ad.x, ad.y);
    const list = cells.get(cell);
    if (list) list.push(i);
    else cells.set(cell, [i]);
    const own = byDistrict.get(ad.district);
    if (own) own.push(i);
    else byDistrict.set(ad.district, [i]);
  });
  return (home, allowed = () => true) => {
    const far = (i: number) => Math.hypot((ads[i] as Ad).x - home.x, (ads[i] as Ad).y - home.y);
    const usable = (i: number) =>
      (ads[i] as Ad).property !== home.property && allowed(i) && !couldBeItself(home, ads[i] as Ad);
    const nearest = (list: number[], most: number) =>
      list
        .filter(usable)
        .map((i) => [far(i), i] as const)
        .filter(([metres]) => metres <= FAR_M)
        .sort((a, b) => a[0] - b[0] || a[1] - b[1])
        .slice(0, most)
        .map(([, i]) => i);
    const own = nearest(byDistrict.get(home.district) ?? [], OWN);
    const others: number[] = [];
    const cx = Math.floor(home.x / CELL);
    const cy = Math.floor(home.y / CELL);
    for (let ring = 0; ring <= FAR_M / CELL && others.length < AROUND; ring++)
      for (let dx = -ring; dx <= ring; dx++)
        for (let dy = -ring; dy <= ring; dy++) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring) continue;
          for (const i of cells.get((cx + dx) * 10_000 + cy + dy) ?? [])
            if ((ads[i] as Ad).district !== home.district) others.push(i);
        }
    return [...own, ...nearest(others, AROUND)];
  };
}

// The seeded pictures of the demo world: draw(kind, seed) gives the same SVG for the same seed, and never a photograph
// of somebody's home.

import { listNames } from '@estia/contract/map-names';
import { createBlockPainter } from './exteriors/apartment-block.ts';
import { drawCycladic } from './exteriors/cycladic.ts';
import { drawDetached } from './exteriors/detached.ts';
import { drawMaisonette } from './exteriors/maisonette.ts';
import { drawNeoclassical } from './exteriors/neoclassical.ts';
import { drawOffice } from './exteriors/office-building.ts';
import { drawPenthouse } from './exteriors/penthouse.ts';
import { drawPlot } from './exteriors/plot.ts';
import { drawShop } from './exteriors/shop.ts';
import { drawStoneHouse } from './exteriors/stone-house.ts';
import { drawVilla } from './exteriors/villa.ts';
import { drawVillageHouse } from './exteriors/village-house.ts';
import { drawFloorPlan } from './floor-plans/floor-plan.ts';
import { drawBalconyView } from './interiors/balcony-view.ts';
import { drawBathroom } from './interiors/bathroom.ts';
import { drawBedroom } from './interiors/bedroom.ts';
import { drawKitchen } from './interiors/kitchen.ts';
import { drawLivingRoom } from './interiors/living-room.ts';
import { drawStudy } from './interiors/study.ts';

const painters = {
  polykatoikia: createBlockPainter('polykatoikia'),
  'corner-block': createBlockPainter('corner-block'),
  'infill-block': createBlockPainter('infill-block'),
  'slab-block': createBlockPainter('slab-block'),
  'terraced-block': createBlockPainter('terraced-block'),
  'pilotis-block': createBlockPainter('pilotis-block'),
  'interwar-block': createBlockPainter('interwar-block'),
  'new-block': createBlockPainter('new-block'),
  facade: createBlockPainter('facade'),
  office: drawOffice,
  maisonette: drawMaisonette,
  detached: drawDetached,
  stone: drawStoneHouse,
  village: drawVillageHouse,
  neoclassical: drawNeoclassical,
  shop: drawShop,
  villa: drawVilla,
  cycladic: drawCycladic,
  plot: drawPlot,
  penthouse: drawPenthouse,
  living: drawLivingRoom,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  balcony: drawBalconyView,
  study: drawStudy,
  floorplan: drawFloorPlan,
} satisfies Record<string, (seed: number) => { print(): string }>;

export type PictureKind = keyof typeof painters;
export const pictureKinds = listNames(painters);

/** One picture as an SVG document of 1600 by 1200. */
export function drawPictureSvg(kind: PictureKind, seed: number): string {
  return painters[kind](seed).print();
}

// The seeded pictures of the demo world: draw(kind, seed) gives the same SVG for the same seed, and never a photograph
// of somebody's home.
import { drawBalconyView } from './balcony-view.ts';
import { drawBathroom } from './bathroom.ts';
import { drawBedroom } from './bedroom.ts';
import { createBlockPainter } from './block.ts';
import { drawCycladic } from './cycladic.ts';
import { drawDetached } from './detached.ts';
import { drawFloorPlan } from './floorplan.ts';
import { drawKitchen } from './kitchen.ts';
import { drawLivingRoom } from './living.ts';
import { drawMaisonette } from './maisonette.ts';
import { drawNeoclassical } from './neoclassical.ts';
import { drawOffice } from './office.ts';
import { drawPenthouse } from './penthouse.ts';
import { drawPlot } from './plot.ts';
import { drawShop } from './shop.ts';
import { drawStoneHouse } from './stone.ts';
import { drawStudy } from './study.ts';
import { drawVilla } from './villa.ts';
import { drawVillageHouse } from './village.ts';

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
export const pictureKinds = Object.keys(painters) as readonly PictureKind[];

/** One picture as an SVG document of 1600 by 1200. */
export function drawPictureSvg(kind: PictureKind, seed: number): string {
  return painters[kind](seed).print();
}

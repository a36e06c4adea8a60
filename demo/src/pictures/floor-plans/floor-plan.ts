// A furnished floor plan, drawn flat: rooms, walls, doors, windows and furniture symbols.
import { Canvas } from '../drawing/canvas.ts';
import { mixColours, palette, withAlpha } from '../drawing/colour.ts';
import { createSeededRandom, type SeededRandom } from '../drawing/seeded-random.ts';
import { drawRoomFurniture } from './furniture-symbols.ts';
import { type PlanLayout, type PlanRoom, type PlanRoomKind, planLayouts } from './layouts.ts';

const floors: Readonly<Record<PlanRoomKind, string>> = {
  living: '#efe2cb',
  kitchen: '#e6e9e4',
  bedroom: '#ecdcc4',
  bathroom: '#dbe7ea',
  hall: '#f2ebdd',
  balcony: '#e3e6d6',
  study: '#e9dfd0',
};
/** Tile size by room; other rooms have floor boards. */
const tiles: Partial<Record<PlanRoomKind, number>> = { bathroom: 0.3, kitchen: 0.45, balcony: 0.4 };

/** Seeds walk through the layouts in turn, so that neighbouring seeds are different homes. */
export function drawFloorPlan(seed: number) {
  const rng = createSeededRandom(`floorplan/${seed}`);
  const canvas = new Canvas();
  const mirrored = rng.chance(0.5);
  const layout = planLayouts[Math.abs(Math.trunc(seed)) % planLayouts.length] ?? planLayouts[2];
  const depth = Math.max(...layout.rooms.map((room) => room.y[1]));
  const scale = Math.min(1300 / layout.width, 960 / depth);
  const origin = { x: (1600 - layout.width * scale) / 2, y: (1170 - depth * scale) / 2 };
  canvas.rect(0, 0, 1600, 1200, palette.limewash);
  let grid = '';
  for (let i = 0; i < 1600; i += 40) grid += `M${i} 0V1200M0 ${i}H1600`;
  canvas.stroke(grid, palette.stone, 1, { opacity: 0.5 });
  canvas.group({ transform: `translate(${origin.x.toFixed(1)} ${origin.y.toFixed(1)})` }, () =>
    drawDwelling(canvas, layout, scale, rng),
  );
  drawNorthAndScale(canvas, scale, origin.x, origin.y + depth * scale);
  return { print: () => canvas.print(mirrored) };
}

function drawDwelling(canvas: Canvas, layout: PlanLayout, s: number, rng: SeededRandom) {
  const { width, height, rooms } = layout;
  const { ink } = palette;
  const thick = 0.2 * s;
  const thin = 0.11 * s;
  canvas.rect(14, 18, width * s, height * s, ink, { opacity: 0.12 });
  for (const room of rooms) drawFlooring(canvas, room, s);
  for (const room of rooms) drawRoomFurniture(canvas, room, s, rng);
  for (const { kind, x, y } of rooms)
    if (kind === 'balcony') {
      const rim = `M${x[0] * s} ${y[0] * s}V${y[1] * s}H${x[1] * s}V${y[0] * s}`;
      canvas.stroke(rim, mixColours(ink, '#ffffff', 0.3), 5);
    }
  canvas.stroke(`M0 0H${width * s}V${height * s}H0Z`, ink, thick, { 'stroke-linejoin': 'miter' });
  const line = ([x0, y0, x1, y1]: readonly [number, number, number, number]) =>
    `M${x0 * s} ${y0 * s}L${x1 * s} ${y1 * s}`;
  canvas.stroke(layout.walls.map(line).join(''), ink, thin, { 'stroke-linecap': 'square' });
  canvas.stroke(layout.openings.map(line).join(''), floors.hall, thin * 1.9, { 'stroke-linecap': 'butt' });
  for (const door of layout.doors) drawDoorSymbol(canvas, door, s, thick);
  for (const { x, y, along, size } of layout.windows) {
    const [w, h] = along === 'x' ? [size * s, thick] : [thick, size * s];
    const [left, top] = along === 'x' ? [x * s, y * s - thick / 2] : [x * s - thick / 2, y * s];
    canvas.rect(left, top, w, h, '#ffffff');
    canvas.rect(left, top, w, h, withAlpha('#7fb0d2', 0.55), { stroke: ink, 'stroke-width': 2 });
    canvas.stroke(along === 'x' ? `M${left} ${top + h / 2}h${w}` : `M${left + w / 2} ${top}v${h}`, ink, 2);
  }
}

function drawDoorSymbol(canvas: Canvas, door: PlanLayout['doors'][number], s: number, gap: number) {
  const [x, y, leaf] = [door.x * s, door.y * s, door.size * s];
  const across = door.along === 'x';
  const far = across ? `${x + leaf} ${y}` : `${x} ${y + leaf}`;
  const open = across ? `${x} ${y + door.swing * leaf}` : `${x + door.swing * leaf} ${y}`;
  const clockwise = across === door.swing < 0 ? 1 : 0;
  canvas.stroke(`M${x} ${y}L${far}`, floors.hall, gap * 1.06, { 'stroke-linecap': 'butt' });
  canvas.path(`M${x} ${y}L${open}A${leaf} ${leaf} 0 0 ${clockwise} ${far}Z`, withAlpha(palette.aegean, 0.1), {
    stroke: palette.aegean,
    'stroke-width': 2.5,
  });
}

function drawFlooring(canvas: Canvas, { kind, x, y }: PlanRoom, s: number) {
  const [left, top, right, bottom] = [x[0] * s, y[0] * s, x[1] * s, y[1] * s];
  const tile = tiles[kind];
  canvas.rect(left, top, right - left, bottom - top, floors[kind]);
  let lines = '';
  for (let line = top; line < bottom; line += (tile ?? 0.18) * s) lines += `M${left} ${line}H${right}`;
  if (tile) for (let line = left; line < right; line += tile * s) lines += `M${line} ${top}V${bottom}`;
  canvas.stroke(lines, palette.walnut, 1, { opacity: tile ? 0.18 : 0.14 });
}

function drawNorthAndScale(canvas: Canvas, s: number, x: number, bottom: number) {
  const { ink } = palette;
  const y = Math.min(1170, bottom + 55);
  const metres = 3;
  for (let i = 0; i < metres; i++)
    canvas.rect(1600 - x - (metres - i) * s, y - 20, s, 9, i % 2 ? '#ffffff' : ink, { stroke: ink, 'stroke-width': 2 });
  const [cx, cy] = [1600 - x + 70, y - 20];
  canvas.circle(cx, cy, 34, '#ffffff', { stroke: ink, 'stroke-width': 2.5 });
  canvas.path(`M${cx} ${cy - 26}l12 40l-12 -9Z`, palette.terracotta);
  canvas.path(`M${cx} ${cy - 26}l-12 40l12 -9Z`, ink);
}

// Shop signs: a small stroke alphabet of Greek capitals, so that no font is needed and letters follow the perspective.
import type { Face } from './camera.ts';
import type { ScreenPoint } from './canvas.ts';
import type { Scene } from './scene.ts';

type Stroke = readonly ScreenPoint[];

/** A stroke from 'x,y x,y …' in hundredths of the letter's height. */
const pen = (text: string): ScreenPoint[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x / 100, y / 100];
  });
const arc = (count: number, at: (i: number) => ScreenPoint): ScreenPoint[] =>
  Array.from({ length: count }, (_, i) => at(i));
const ring = (height = 1): ScreenPoint[] =>
  arc(17, (i) => [0.36 + 0.36 * Math.cos((i * Math.PI) / 8), 0.5 + 0.5 * height * Math.sin((i * Math.PI) / 8)]);
/** The round belly of Β and Ρ, from its upper to its lower end. */
const bowl = (low: number, high: number, reach: number): ScreenPoint[] =>
  arc(9, (i) => [
    0.24 + reach * Math.sin((i * Math.PI) / 8),
    high - ((high - low) * (1 - Math.cos((i * Math.PI) / 8))) / 2,
  ]);
const horseshoe = arc(17, (i) => {
  const turn = Math.PI * (1.34 - i * 0.105);
  return [0.36 + 0.36 * Math.cos(turn), 0.56 + 0.44 * Math.sin(turn)];
});

const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  Α: [pen('0,0 35,100 70,0'), pen('13,35 57,35')],
  Β: [
    [...pen('0,0 0,100'), ...bowl(0.53, 1, 0.28), ...pen('0,53')],
    [...pen('0,53'), ...bowl(0, 0.53, 0.34), ...pen('0,0')],
  ],
  Ε: [pen('50,100 0,100 0,0 50,0'), pen('0,52 42,52')],
  Η: [pen('0,0 0,100'), pen('60,0 60,100'), pen('0,50 60,50')],
  Θ: [ring(), pen('20,50 52,50')],
  Ι: [pen('0,0 0,100')],
  Κ: [pen('0,0 0,100'), pen('55,100 2,45'), pen('20,62 58,0')],
  Λ: [pen('0,0 35,100 70,0')],
  Μ: [pen('0,0 0,100 38,35 76,100 76,0')],
  Ν: [pen('0,0 0,100 60,0 60,100')],
  Ο: [ring()],
  Π: [pen('0,0 0,100 60,100 60,0')],
  Ρ: [[...pen('0,0 0,100'), ...bowl(0.46, 1, 0.32), ...pen('0,46')]],
  Σ: [pen('55,100 0,100 34,50 0,0 55,0')],
  Τ: [pen('0,100 64,100'), pen('32,100 32,0')],
  Φ: [pen('36,0 36,100'), ring(0.62)],
  Ω: [[...pen('0,0 22,0'), ...horseshoe, ...pen('50,0 72,0')]],
};
const widthOf = (strokes: readonly Stroke[]) => Math.max(0.2, ...strokes.flat().map(([x]) => x));

/** Writes `words` centred at (u, v) on a wall, letters `size` metres tall. */
export function drawLettering(
  scene: Scene,
  face: Face,
  u: number,
  v: number,
  size: number,
  words: string,
  colour: string,
) {
  const letters = [...words].map((letter) => glyphs[letter] ?? []);
  const gap = 0.3;
  const total = letters.reduce((sum, strokes) => sum + widthOf(strokes) + gap, -gap);
  let from = u - (total * size) / 2;
  let d = '';
  for (const strokes of letters) {
    for (const stroke of strokes) d += scene.openPath(stroke.map(([x, y]) => face.at(from + x * size, v + y * size)));
    from += (widthOf(strokes) + gap) * size;
  }
  scene.canvas.stroke(d, colour, scene.camera.metre(face.at(u, v)) * size * 0.15);
}

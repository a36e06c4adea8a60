// Trees as upright shapes, standing on a spot.
import { darken, lighten, palette } from '../drawing/colour.ts';
import type { GroundSpot, Scene } from '../drawing/scene.ts';
import { drawFoliage, formatDotsPath } from './foliage.ts';

export function drawTrunk(
  { canvas, light }: Scene,
  { x, y, m }: GroundSpot,
  height: number,
  width: number,
  hex = '#6d5038',
  lean = 0,
) {
  const h = height * m;
  const w = width * m;
  const l = lean * m;
  canvas.path(
    [
      `M${x - w} ${y}Q${x - w * 0.4} ${y - h * 0.5} ${x + l - w * 0.5} ${y - h}h${w}`,
      `Q${x + w * 0.5} ${y - h * 0.5} ${x + w} ${y}Z`,
    ].join(''),
    canvas.gradient(
      [
        [0, light.on(lighten(hex, 0.15), 'front')],
        [1, light.on(hex, 'under')],
      ],
      [0, 0, 1, 0],
    ),
  );
}

export function drawCypress({ canvas, light, rng }: Scene, { x, y, m }: GroundSpot, height = 7) {
  const h = height * m;
  const w = h * rng.range(0.085, 0.11);
  const hex = '#3d5a36';
  canvas.rect(x - w * 0.12, y - h * 0.1, w * 0.24, h * 0.1, light.on('#5b4330', 'right'));
  const flame = (k: number, dx: number) => {
    const [cx, tip, low] = [x + dx, y - h * (0.5 + 0.5 * k), y - h * 0.06];
    const [waist, hip, foot] = [w * k * 0.75, w * k * 1.15, w * k * 0.55];
    const right = `C${cx + waist} ${y - h * 0.72} ${cx + hip} ${y - h * 0.34} ${cx + foot} ${low}`;
    const left = `C${cx - hip} ${y - h * 0.34} ${cx - waist} ${y - h * 0.72} ${cx} ${tip}`;
    return `M${cx} ${tip}${right}Q${cx} ${y - h * 0.02} ${cx - foot} ${low}${left}Z`;
  };
  canvas.path(flame(1, 0), light.on(darken(hex, 0.25), 'right'));
  canvas.path(flame(0.8, -w * 0.16), light.on(hex, 'soft'));
  let tufts = '';
  let bright = '';
  for (let i = 0; i < 60; i++) {
    const t = rng.next();
    const half = w * Math.sin(Math.PI * Math.min(0.96, 0.1 + t * 0.86)) * 0.9;
    const dx = rng.around(-0.1, 0.85) * half;
    const s = w * 0.3;
    const tuft = [
      `M${(x + dx).toFixed(1)} ${(y - h * (0.07 + t * 0.84)).toFixed(1)}`,
      `q${(s * 0.1).toFixed(1)} ${(-s * 0.8).toFixed(1)} ${(s * 0.16).toFixed(1)} ${(-s * 1.6).toFixed(1)}`,
      `q${(s * 0.4).toFixed(1)} ${(s * 0.9).toFixed(1)} ${(-s * 0.16).toFixed(1)} ${(s * 1.6).toFixed(1)}Z`,
    ].join('');
    if (dx < 0) bright += tuft;
    else tufts += tuft;
  }
  canvas.path(tufts, light.on(darken(hex, 0.1), 'soft'));
  canvas.path(bright, light.on(lighten(hex, 0.16), 'front'), { opacity: 0.8 });
}

export function drawOlive(scene: Scene, spot: GroundSpot, height = 4) {
  const { rng, canvas, light } = scene;
  const { x, y, m } = spot;
  const h = height * m;
  const hex = rng.pick(['#8b9a70', '#7f9268', '#95a17c']);
  canvas.path(
    [
      `M${x - h * 0.09} ${y}`,
      `C${x - h * 0.01} ${y - h * 0.16} ${x - h * 0.1} ${y - h * 0.24} ${x - h * 0.2} ${y - h * 0.5}`,
      `l${h * 0.07} 0C${x - h * 0.04} ${y - h * 0.36} ${x} ${y - h * 0.3} ${x + h * 0.02} ${y - h * 0.34}`,
      `S${x + h * 0.1} ${y - h * 0.42} ${x + h * 0.15} ${y - h * 0.5}l${h * 0.06} 0`,
      `C${x + h * 0.1} ${y - h * 0.3} ${x + h * 0.03} ${y - h * 0.2} ${x + h * 0.11} ${y}Z`,
    ].join(''),
    canvas.gradient(
      [
        [0, light.on('#9a8670', 'front')],
        [1, light.on('#6f5d4b', 'right')],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.stroke(
    [
      `M${x - h * 0.03} ${y - h * 0.03}q${h * 0.03} ${-h * 0.12} ${-h * 0.03} ${-h * 0.24}`,
      `M${x + h * 0.04} ${y - h * 0.02}q${-h * 0.02} ${-h * 0.1} ${h * 0.02} ${-h * 0.22}`,
    ].join(''),
    light.on('#54453a', 'right'),
    m * 0.03,
    { opacity: 0.6 },
  );
  if (h < 170) {
    // far away, one crown in few strokes is enough
    drawFoliage(scene, x, y - h * 0.68, h * 0.42, h * 0.27, hex, { leaf: 0.1, density: 0.5 });
    return;
  }
  const density = Math.min(1, 0.35 + h / 420);
  drawFoliage(scene, x - h * 0.16, y - h * 0.6, h * 0.27, h * 0.2, hex, { leaf: 0.14, density: density * 0.9 });
  drawFoliage(scene, x + h * 0.17, y - h * 0.62, h * 0.27, h * 0.19, hex, { leaf: 0.14, density: density * 0.9 });
  drawFoliage(scene, x, y - h * 0.76, h * 0.32, h * 0.22, hex, { leaf: 0.14, density });
}

/** Lemon, bitter orange, or a plain round tree. */
export function drawRoundTree(
  scene: Scene,
  spot: GroundSpot,
  height = 4,
  fruit: string | null = scene.rng.pick([palette.lemon, palette.orange, null]),
) {
  const { rng, canvas, light } = scene;
  const { x, y, m } = spot;
  const h = height * m;
  const r = h * 0.33;
  drawTrunk(scene, spot, height * 0.6, 0.1);
  drawFoliage(scene, x, y - h * 0.66, r, r * 0.98, scene.season === 'autumn' && !fruit ? '#8f8a3e' : '#54823f');
  if (fruit) {
    canvas.path(formatDotsPath(rng, x, y - h * 0.64, r, r, 16, h * 0.021), light.on(darken(fruit, 0.12), 'front'));
    canvas.path(formatDotsPath(rng, x - r * 0.1, y - h * 0.68, r, r, 12, h * 0.021), light.on(fruit, 'top'));
  }
}

export function drawPine(scene: Scene, spot: GroundSpot, height = 9) {
  const { rng } = scene;
  const { x, y, m } = spot;
  const h = height * m;
  const lean = rng.around(0, 0.8);
  drawTrunk(scene, spot, height * 0.8, 0.2, '#7d5a41', lean);
  for (const [dx, dy, k] of [
    [-0.2, 0.72, 0.2],
    [0.2, 0.75, 0.22],
    [0, 0.86, 0.3],
  ] as const)
    drawFoliage(scene, x + lean * m + dx * h, y - dy * h, k * h, k * h * 0.4, '#54753d', { leaf: 0.07 });
}

export function drawPalm({ canvas, light, rng }: Scene, { x, y, m }: GroundSpot, height = 7) {
  const h = height * m;
  const [tx, ty] = [x + h * 0.06, y - h * 0.78];
  canvas.path(
    [
      `M${x - m * 0.2} ${y}Q${x + m * 0.05} ${y - h * 0.4} ${tx - m * 0.13} ${ty}h${m * 0.26}`,
      `Q${x + m * 0.3} ${y - h * 0.4} ${x + m * 0.2} ${y}Z`,
    ].join(''),
    canvas.gradient(
      [
        [0, light.on('#a58661')],
        [1, light.on('#75593d', 'right')],
      ],
      [0, 0, 1, 0],
    ),
  );
  for (const [hex, facing, shift] of [
    ['#47682f', 'right', 0.08],
    ['#6b9142', 'front', 0],
  ] as const) {
    let fronds = '';
    for (let i = 0; i < 9; i++) {
      const a = Math.PI * (1.02 + shift + i * 0.12);
      const l = h * rng.range(0.3, 0.38);
      const ex = Math.cos(a) * l;
      const ey = Math.sin(a) * l * 0.55;
      const droop = l * 0.42 * Math.abs(Math.cos(a)) + l * 0.1;
      fronds += [
        `M${tx} ${ty}Q${tx + ex * 0.6} ${ty + ey * 1.5} ${tx + ex} ${ty + ey + droop}`,
        `Q${tx + ex * 0.5} ${ty + ey * 1.0 + droop * 0.15} ${tx} ${ty}Z`,
      ].join('');
    }
    canvas.path(fronds, light.on(hex, facing));
  }
}

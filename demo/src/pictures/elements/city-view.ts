// A city seen from afar: rows of blocks, and the hill with its temple.
import { lighten } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';

/** Rows of far apartment blocks, lighter with distance, with a few windows. */
export function drawCity(scene: Scene, horizon: number, { rows = 3, depth = 120, height = 90 } = {}) {
  const { canvas, light, rng } = scene;
  for (let row = 0; row < rows; row++) {
    const near = (row + 1) / rows;
    const base = horizon + depth * near * near;
    const haze = 0.72 - 0.42 * near;
    const tones = ['#f6efe2', '#eaddc8', '#e3cdb4'].map((hex) => ({ hex, walls: '', sides: '' }));
    let windows = '';
    let lamps = '';
    let roofs = '';
    for (let x = -30; x < 1640; ) {
      const w = rng.range(34, 84) * (0.55 + near * 0.8);
      const h = height * rng.range(0.45, 1.1) * (0.45 + near * 0.75);
      const tone = rng.pick(tones);
      tone.walls += `M${x | 0} ${(base + 30) | 0}v${(-h - 30) | 0}h${w | 0}v${(h + 30) | 0}Z`;
      tone.sides += `M${(x + w * 0.72) | 0} ${(base + 30) | 0}v${(-h - 30) | 0}h${(w * 0.28) | 0}v${(h + 30) | 0}Z`;
      if (rng.chance(0.5))
        roofs += [
          `M${(x + w * 0.2) | 0} ${(base - h) | 0}v-${(8 * near + 3) | 0}h${(w * 0.3) | 0}v${(8 * near + 3) | 0}Z`,
        ].join('');
      const step = 13 + 6 * near;
      for (let wy = base - h + 9; wy < base - 2; wy += step)
        for (let wx = x + 6; wx < x + w - 8; wx += step) {
          const cell = `M${wx | 0} ${wy | 0}h${(5 * near + 3) | 0}v${(5 * near + 4) | 0}h-${(5 * near + 3) | 0}Z`;
          if (rng.chance(light.lampChance * 0.6)) lamps += cell;
          else if (rng.chance(0.75)) windows += cell;
        }
      x += w * rng.range(0.86, 1.02);
    }
    for (const { hex, walls, sides } of tones) {
      canvas.path(walls, light.far(hex, haze));
      canvas.path(sides, light.far(hex, haze, 'shade'), { opacity: 0.7 });
    }
    canvas.path(roofs, light.far('#d9c9b3', haze));
    canvas.path(windows, light.far('#5b6c86', haze), { opacity: 0.6 });
    canvas.path(lamps, '#ffd27d', { opacity: 0.9 });
  }
}

/** A rocky hill with a columned temple on its flat top. */
export function drawTempleHill(scene: Scene, x: number, horizon: number, size = 1) {
  const { canvas, light, rng } = scene;
  const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(0)} ${(horizon - dy * size).toFixed(0)}`;
  const rock = light.far('#b39a7c', 0.32);
  const green = light.far('#66784a', 0.3);
  canvas.path(
    [
      `M${at(-420, -30)}Q${at(-330, 30)} ${at(-240, 62)}L${at(-205, 128)}L${at(-60, 140)}L${at(120, 136)}`,
      `L${at(205, 118)}L${at(236, 60)}Q${at(320, 26)} ${at(430, -30)}Z`,
    ].join(''),
    green,
  );
  canvas.path(
    [
      `M${at(-240, 62)}L${at(-205, 128)}L${at(-60, 140)}L${at(120, 136)}L${at(205, 118)}L${at(236, 60)}`,
      `Q${at(120, 84)} ${at(30, 66)}T${at(-240, 62)}Z`,
    ].join(''),
    canvas.gradient(
      [
        [0, lighten(rock, 0.15)],
        [1, rock],
      ],
      [0, 0, 1, 0.4],
    ),
  );
  let cracks = '';
  for (let i = 0; i < 16; i++) {
    const dx = rng.range(-200, 200);
    cracks += `M${at(dx, 126)}L${at(dx + rng.around(0, 14), 84)}`;
  }
  canvas.stroke(cracks, light.far('#7c6a58', 0.25), 2.4 * size, { opacity: 0.5 });
  const marble = light.lampsOn ? '#ffdca0' : light.far('#f6e7cb', 0.12);
  const dark = light.lampsOn ? '#c98d4e' : light.far('#b49a7d', 0.2);
  if (light.lampsOn) scene.glow(x, horizon - 170 * size, 260 * size, '#ffcf87', 0.5);
  canvas.path(`M${at(-112, 140)}L${at(-112, 196)}L${at(96, 196)}L${at(96, 140)}Z`, dark);
  let columns = '';
  for (let i = 0; i < 14; i++)
    columns += [
      `M${at(-114 + i * 15.6, 142)}L${at(-113 + i * 15.6, 192)}L${at(-105 + i * 15.6, 192)}`,
      `L${at(-104 + i * 15.6, 142)}Z`,
    ].join('');
  canvas.path(columns, marble);
  canvas.path(
    [
      `M${at(-122, 136)}h${236 * size}v${7 * size}h${-236 * size}ZM${at(-120, 204)}h${224 * size}v${13 * size}`,
      `h${-224 * size}ZM${at(-120, 205)}L${at(-60, 224)}L${at(20, 212)}L${at(104, 205)}Z`,
    ].join(''),
    marble,
  );
  canvas.path(`M${at(146, 132)}h${42 * size}v${-34 * size}h${-42 * size}Z`, dark);
}

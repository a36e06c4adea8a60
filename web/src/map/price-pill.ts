/**
 * The price pill as a picture that MapLibre stretches to its text: one small canvas a look, whatever the number of listings.
 * Drawn at twice the size, so that it is sharp on dense screens.
 */
import type { StyleImageMetadata } from 'maplibre-gl';

const DENSITY = 2;
/** Room for the shadow around the pill. */
const MARGIN = 5;
const [WIDTH, HEIGHT, RADIUS, TAIL] = [76, 28, 14, 5];

export type PillStyle = { fill: string; line: string; dashed: boolean };
type Pill = { image: ImageData; options: Partial<StyleImageMetadata> };

export function drawPricePill({ fill, line, dashed }: PillStyle): Pill | null {
  const canvas = document.createElement('canvas');
  canvas.width = (WIDTH + 2 * MARGIN) * DENSITY;
  canvas.height = (HEIGHT + TAIL + 2 * MARGIN) * DENSITY;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.scale(DENSITY, DENSITY);
  const [left, top, right, bottom] = [MARGIN, MARGIN, MARGIN + WIDTH, MARGIN + HEIGHT];
  const middle = (left + right) / 2;
  const shape = new Path2D();
  shape.moveTo(left + RADIUS, top);
  shape.lineTo(right - RADIUS, top);
  shape.arc(right - RADIUS, top + RADIUS, RADIUS, -Math.PI / 2, Math.PI / 2);
  shape.lineTo(middle + TAIL + 1, bottom);
  shape.lineTo(middle, bottom + TAIL);
  shape.lineTo(middle - TAIL - 1, bottom);
  shape.lineTo(left + RADIUS, bottom);
  shape.arc(left + RADIUS, top + RADIUS, RADIUS, Math.PI / 2, -Math.PI / 2);
  shape.closePath();
  pen.shadowColor = 'rgb(14 21 38 / 0.38)';
  pen.shadowBlur = 4 * DENSITY;
  pen.shadowOffsetY = DENSITY;
  pen.fillStyle = fill;
  pen.fill(shape);
  pen.shadowColor = 'transparent';
  pen.strokeStyle = line;
  pen.lineWidth = dashed ? 1.6 : 1;
  if (dashed) pen.setLineDash([4, 3]);
  pen.stroke(shape);
  const at = (...values: number[]) => values.map((value) => value * DENSITY);
  const spot = (from: number, to: number): [number, number] => [from * DENSITY, to * DENSITY];
  return {
    image: pen.getImageData(0, 0, canvas.width, canvas.height),
    options: {
      pixelRatio: DENSITY,
      // The ends and the tail keep their form; what lies between them grows.
      stretchX: [spot(left + RADIUS, middle - TAIL - 2), spot(middle + TAIL + 2, right - RADIUS)],
      stretchY: [spot(top + RADIUS - 1, top + RADIUS + 1)],
      content: at(left + 10, top + 5, right - 10, bottom - 5) as [number, number, number, number],
    },
  };
}

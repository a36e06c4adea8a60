import { describe, expect, it } from 'vitest';
import {
  addPoint,
  canDrawShape,
  emptyShapeDrawing,
  finishShapeDrawing,
  removeLastPoint,
  type ShapeDrawing,
} from './drawing.ts';
import { MAX_POLYGONS, MAX_VERTICES, type Point } from './shape.ts';

const draw = (...points: Point[]): ShapeDrawing =>
  points.reduce((draft, point) => addPoint(draft, point, []), emptyShapeDrawing);
const square: Point[] = [
  [23.7, 37.9],
  [23.8, 37.9],
  [23.8, 38],
  [23.7, 38],
];
/** A ring of n points on a circle. */
const round = (n: number): Point[] =>
  Array.from({ length: n }, (_, i) => [23 + Math.cos((i / n) * 2 * Math.PI), 38 + Math.sin((i / n) * 2 * Math.PI)]);

describe('drawing an area', () => {
  it('[SRCH-1] closes three points or more and refuses fewer, keeping them', () => {
    expect(finishShapeDrawing(draw(...square))).toEqual({ ring: square });
    const two = draw(...square.slice(0, 2));
    expect(finishShapeDrawing(two)).toEqual({ draft: { points: two.points, problem: 'few' } });
  });

  it('[SRCH-1] refuses sides that cross and lets the last point be taken back', () => {
    const [a, b, c, d] = square as [Point, Point, Point, Point];
    const bow = draw(a, c, b, d);
    expect(finishShapeDrawing(bow)).toEqual({ draft: { points: bow.points, problem: 'crosses' } });
    expect(finishShapeDrawing(removeLastPoint(bow))).toEqual({ ring: [a, c, b] });
  });

  it('[SRCH-1] a line that comes back on itself is no area', () => {
    const [a, b] = square as [Point, Point];
    expect(finishShapeDrawing(draw(a, b, a))).toMatchObject({ draft: { problem: 'crosses' } });
  });

  it('[SRCH-1] the second click of a double click adds nothing', () => {
    const [a] = square as [Point];
    expect(draw(a, a).points).toEqual([a]);
  });

  it('[SRCH-1] a point outside our world is refused', () => {
    expect(draw([2.35, 48.85])).toEqual({ points: [], problem: 'outside' });
  });

  it('[SRCH-1] at most 500 points in all areas, at most 10 areas', () => {
    const full = [round(MAX_VERTICES - 1)];
    const one = addPoint(emptyShapeDrawing, [23, 38], full);
    expect(one.problem).toBe(null);
    expect(addPoint(one, [23.1, 38], full)).toEqual({ points: one.points, problem: 'full' });
    expect(canDrawShape(full)).toBe(false);
    expect(canDrawShape(Array.from({ length: MAX_POLYGONS - 1 }, () => square))).toBe(true);
    expect(canDrawShape(Array.from({ length: MAX_POLYGONS }, () => square))).toBe(false);
  });
});

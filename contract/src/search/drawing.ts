/**
 * Drawing an area, point by point, as pure steps: the same for a finger, a mouse and a keyboard. A refused step leaves
 * the points as they were and says why.
 */
import { crosses, fixed, isPolygon, MAX_POLYGONS, MAX_VERTICES, type Point, type Ring, WORLD } from './shape.ts';

export type DrawProblem = 'few' | 'crosses' | 'full' | 'outside';
export type Draft = { readonly points: readonly Point[]; readonly problem: DrawProblem | null };

export const emptyDraft: Draft = { points: [], problem: null };

/** Whether one more area may be begun beside those that are drawn. */
export const mayDraw = (shapes: readonly Ring[]): boolean =>
  shapes.length < MAX_POLYGONS && vertices(shapes) + 3 <= MAX_VERTICES;

const vertices = (shapes: readonly Ring[]): number => shapes.reduce((sum, ring) => sum + ring.length, 0);
const refuse = (draft: Draft, problem: DrawProblem): Draft => ({ points: draft.points, problem });

export function addPoint(draft: Draft, point: Point, shapes: readonly Ring[]): Draft {
  // As the address will hold it: a metre decides here whether two points are one, not later.
  const [lon, lat] = [fixed(point[0]), fixed(point[1])];
  if (vertices(shapes) + draft.points.length >= MAX_VERTICES) return refuse(draft, 'full');
  if (lon < WORLD.west || lon > WORLD.east || lat < WORLD.south || lat > WORLD.north) return refuse(draft, 'outside');
  const last = draft.points.at(-1);
  // The second click of a double click, or a key pressed twice on one spot.
  if (last && last[0] === lon && last[1] === lat) return draft;
  return { points: [...draft.points, [lon, lat]], problem: null };
}

export const removePoint = (draft: Draft): Draft => ({ points: draft.points.slice(0, -1), problem: null });

/** The finished ring, or the draft with the reason why it is none. */
export function finishDraft(draft: Draft): { ring: Ring } | { draft: Draft } {
  const { points } = draft;
  if (points.length < 3) return { draft: refuse(draft, 'few') };
  if (crosses(points) || !isPolygon(points)) return { draft: refuse(draft, 'crosses') };
  return { ring: points };
}

/**
 * Drawing an area, point by point, as pure steps: the same for a finger, a mouse and a keyboard. A refused step leaves
 * the points as they were and says why.
 */
import {
  isSelfIntersecting,
  isValidPolygon,
  MAX_POLYGONS,
  MAX_VERTICES,
  type Point,
  type Ring,
  roundDegrees,
  SEARCHABLE_BOUNDS,
} from './shape.ts';

export type DrawProblem = 'few' | 'crosses' | 'full' | 'outside';
export type ShapeDrawing = { readonly points: readonly Point[]; readonly problem: DrawProblem | null };

export const emptyShapeDrawing: ShapeDrawing = { points: [], problem: null };

/** Whether one more area may be begun beside those that are drawn. */
export const canDrawShape = (shapes: readonly Ring[]): boolean =>
  shapes.length < MAX_POLYGONS && vertices(shapes) + 3 <= MAX_VERTICES;

const vertices = (shapes: readonly Ring[]): number => shapes.reduce((sum, ring) => sum + ring.length, 0);
const refuse = (draft: ShapeDrawing, problem: DrawProblem): ShapeDrawing => ({ points: draft.points, problem });

export function addPoint(draft: ShapeDrawing, point: Point, shapes: readonly Ring[]): ShapeDrawing {
  // As the address will hold it: a metre decides here whether two points are one, not later.
  const [lon, lat] = [roundDegrees(point[0]), roundDegrees(point[1])];
  if (vertices(shapes) + draft.points.length >= MAX_VERTICES) return refuse(draft, 'full');
  if (
    lon < SEARCHABLE_BOUNDS.west ||
    lon > SEARCHABLE_BOUNDS.east ||
    lat < SEARCHABLE_BOUNDS.south ||
    lat > SEARCHABLE_BOUNDS.north
  )
    return refuse(draft, 'outside');
  const last = draft.points.at(-1);
  // The second click of a double click, or a key pressed twice on one spot.
  if (last && last[0] === lon && last[1] === lat) return draft;
  return { points: [...draft.points, [lon, lat]], problem: null };
}

export const removeLastPoint = (draft: ShapeDrawing): ShapeDrawing => ({
  points: draft.points.slice(0, -1),
  problem: null,
});

/** The finished ring, or the draft with the reason why it is none. */
export function finishShapeDrawing(draft: ShapeDrawing): { ring: Ring } | { draft: ShapeDrawing } {
  const { points } = draft;
  if (points.length < 3) return { draft: refuse(draft, 'few') };
  if (isSelfIntersecting(points) || !isValidPolygon(points)) return { draft: refuse(draft, 'crosses') };
  return { ring: points };
}

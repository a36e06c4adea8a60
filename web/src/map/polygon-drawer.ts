/** Drawing on the map: turns clicks, keys and buttons into the pure steps of contract/src/search/drawing.ts. */
import {
  addPoint,
  emptyShapeDrawing,
  finishShapeDrawing,
  removeLastPoint,
  type ShapeDrawing,
} from '@estia/contract/search/drawing';
import type { Point, Ring } from '@estia/contract/search/shape';
import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl';
import { renderDraftShape } from './drawn-shapes.ts';

/** A click this near to the first point closes the area; fingers are less exact than that, but see further apart. */
const CLOSE_PX = 14;

type DrawerCallbacks = {
  onDraft: (draft: ShapeDrawing | null) => void;
  onRing: (ring: Ring) => void;
  shapes: () => readonly Ring[];
};

export class PolygonDrawer {
  readonly #map: MapLibre;
  readonly #tell: DrawerCallbacks;
  #draft: ShapeDrawing | null = null;
  #pointer: [number, number] | null = null;

  constructor(map: MapLibre, callbacks: DrawerCallbacks) {
    this.#map = map;
    this.#tell = callbacks;
    map.on('mousemove', (event) => {
      if (!this.#draft) return;
      this.#pointer = [event.lngLat.lng, event.lngLat.lat];
      this.show();
    });
    map.on('dblclick', (event) => {
      if (!this.#draft) return;
      event.preventDefault();
      this.finish();
    });
    map.getContainer().addEventListener('keydown', (event) => this.#key(event));
  }

  get active(): boolean {
    return this.#draft !== null;
  }

  start(): void {
    this.#set(emptyShapeDrawing);
    // Arrow keys move the map from here on, and Enter, Backspace and Escape are heard.
    this.#focus();
  }

  cancel(): void {
    this.#set(null);
    this.#focus();
  }

  /** Taken by the map's own click handler while an area is being drawn. */
  click(event: MapMouseEvent): void {
    if (!this.#draft) return;
    const [first] = this.#draft.points;
    const last = this.#draft.points.at(-1);
    const near = (point: Point | undefined, pixels: number) =>
      point !== undefined && this.#map.project([point[0], point[1]]).dist(event.point) < pixels;
    if (this.#draft.points.length > 2 && near(first, CLOSE_PX)) this.finish();
    else if (!near(last, 4)) this.#add([event.lngLat.lng, event.lngLat.lat]);
  }

  addAtCentre(): void {
    const { lng, lat } = this.#map.getCenter();
    this.#pointer = null;
    this.#add([lng, lat]);
  }

  undo(): void {
    if (this.#draft) this.#set(removeLastPoint(this.#draft));
  }

  finish(): void {
    if (!this.#draft) return;
    const end = finishShapeDrawing(this.#draft);
    this.#set('draft' in end ? end.draft : null);
    if ('draft' in end) return;
    this.#focus();
    this.#tell.onRing(end.ring);
  }

  /** Also after a change of style, which empties the map's sources. */
  show(): void {
    renderDraftShape(this.#map, this.#draft?.points ?? [], this.#draft ? this.#pointer : null);
  }

  #add(point: Point): void {
    if (this.#draft) this.#set(addPoint(this.#draft, point, this.#tell.shapes()));
  }

  #set(draft: ShapeDrawing | null): void {
    this.#draft = draft;
    if (!draft) this.#pointer = null;
    const { doubleClickZoom } = this.#map;
    if (draft) doubleClickZoom.disable();
    else doubleClickZoom.enable();
    this.#map.getCanvas().style.cursor = draft ? 'crosshair' : '';
    this.show();
    this.#tell.onDraft(draft);
  }

  /** Also at the end of drawing: the button that was pressed is gone. */
  #focus(): void {
    this.#map.getCanvas().focus();
  }

  #key(event: KeyboardEvent): void {
    if (!this.#draft) return;
    const actions: Record<string, () => void> = {
      Enter: () => this.finish(),
      Escape: () => this.cancel(),
      Backspace: () => this.undo(),
      ' ': () => this.addAtCentre(),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}

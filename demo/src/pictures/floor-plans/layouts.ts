// Four homes as floor plans, in metres from their upper left corner, y downwards.
export type PlanRoomKind = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'hall' | 'study' | 'balcony';
export type PlanRoom = {
  readonly kind: PlanRoomKind;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
};
type Line = readonly [x0: number, y0: number, x1: number, y1: number];

export type PlanLayout = {
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly PlanRoom[];
  /** Inner walls. */
  readonly walls: readonly Line[];
  /** Wide openings without a door. */
  readonly openings: readonly Line[];
  /** Hinge, the way the opening runs from it, and where the leaf swings. */
  readonly doors: readonly { x: number; y: number; along: 'x' | 'y'; swing: 1 | -1; size: number }[];
  readonly windows: readonly { x: number; y: number; along: 'x' | 'y'; size: number }[];
};

const room = (kind: PlanRoomKind, x0: number, y0: number, x1: number, y1: number): PlanRoom => ({
  kind,
  x: [x0, x1],
  y: [y0, y1],
});
const door = (x: number, y: number, along: 'x' | 'y', swing: 1 | -1, size = 0.85) => ({ x, y, along, swing, size });
const pane = (x: number, y: number, along: 'x' | 'y', size: number) => ({ x, y, along, size });

const studio: PlanLayout = {
  width: 7.4,
  height: 5.9,
  rooms: [
    room('living', 0, 2.5, 3.9, 5.9),
    room('bedroom', 3.9, 2.5, 7.4, 5.9),
    room('kitchen', 0, 0, 3.9, 2.5),
    room('bathroom', 3.9, 0, 5.9, 2.5),
    room('hall', 5.9, 0, 7.4, 2.5),
    room('balcony', 0, 5.9, 5, 7.1),
  ],
  walls: [
    [3.9, 0, 3.9, 2.5],
    [5.9, 0, 5.9, 2.5],
    [3.9, 2.5, 5.9, 2.5],
    [0, 2.5, 1.2, 2.5],
  ],
  openings: [],
  doors: [door(5.9, 1.4, 'y', 1, 0.8), door(6.2, 0, 'x', 1, 0.95)],
  windows: [pane(1.2, 0, 'x', 1.4), pane(0.9, 5.9, 'x', 2.2), pane(4.7, 5.9, 'x', 1.8), pane(7.4, 3.4, 'y', 1.4)],
};

const oneBedroom: PlanLayout = {
  width: 9,
  height: 6.9,
  rooms: [
    room('living', 0, 3.1, 5, 6.9),
    room('kitchen', 0, 0, 5, 3.1),
    room('bathroom', 5, 0, 7.2, 2.5),
    room('hall', 7.2, 0, 9, 2.5),
    room('hall', 5, 2.5, 9, 3.7),
    room('bedroom', 5, 3.7, 9, 6.9),
    room('balcony', 0, 6.9, 6.4, 8.2),
  ],
  walls: [
    [5, 0, 5, 2.5],
    [7.2, 0, 7.2, 1.3],
    [5, 2.5, 7.2, 2.5],
    [5, 3.7, 9, 3.7],
    [5, 3.7, 5, 6.9],
    [0, 3.1, 2, 3.1],
  ],
  openings: [],
  doors: [door(6, 2.5, 'x', -1, 0.8), door(7.4, 3.7, 'x', 1), door(9, 2.6, 'y', -1, 0.95)],
  windows: [
    pane(1.4, 0, 'x', 1.6),
    pane(5.7, 0, 'x', 0.8),
    pane(0.9, 6.9, 'x', 2.8),
    pane(6.2, 6.9, 'x', 1.8),
    pane(0, 4.2, 'y', 1.5),
  ],
};

const twoBedrooms: PlanLayout = {
  width: 11.3,
  height: 8.7,
  rooms: [
    room('living', 0, 3.7, 5, 8.7),
    room('kitchen', 0, 0, 5, 3.7),
    room('bathroom', 5, 0, 7.4, 3.7),
    room('bedroom', 7.4, 0, 11.3, 3.7),
    room('hall', 5, 3.7, 11.3, 5.3),
    room('bedroom', 5, 5.3, 11.3, 8.7),
    room('balcony', 0, 8.7, 6.4, 10),
  ],
  walls: [
    [5, 0, 5, 3.7],
    [5, 5.3, 5, 8.7],
    [7.4, 0, 7.4, 3.7],
    [5, 3.7, 11.3, 3.7],
    [5, 5.3, 11.3, 5.3],
    [0, 3.7, 2.2, 3.7],
  ],
  openings: [[5, 3.95, 5, 5.05]],
  doors: [door(5.6, 3.7, 'x', -1, 0.8), door(7.8, 3.7, 'x', -1), door(7.6, 5.3, 'x', 1), door(11.3, 4, 'y', -1, 0.95)],
  windows: [
    pane(1.2, 0, 'x', 1.6),
    pane(5.7, 0, 'x', 0.8),
    pane(8.4, 0, 'x', 1.6),
    pane(1, 8.7, 'x', 2.6),
    pane(7.6, 8.7, 'x', 1.8),
    pane(0, 4.7, 'y', 1.6),
  ],
};

const threeBedrooms: PlanLayout = {
  width: 13.2,
  height: 8.4,
  rooms: [
    room('living', 0, 3.2, 4.8, 8.4),
    room('kitchen', 0, 0, 4.8, 3.2),
    room('bathroom', 4.8, 5.1, 7.1, 8.4),
    room('bedroom', 7.1, 5.1, 10.3, 8.4),
    room('bedroom', 10.3, 5.1, 13.2, 8.4),
    room('hall', 4.8, 3.7, 13.2, 5.1),
    room('bedroom', 4.8, 0, 8.8, 3.7),
    room('study', 8.8, 0, 13.2, 3.7),
    room('balcony', 7.1, 8.4, 13.2, 9.6),
  ],
  walls: [
    [4.8, 0, 4.8, 3.7],
    [4.8, 5.1, 4.8, 8.4],
    [4.8, 3.7, 13.2, 3.7],
    [4.8, 5.1, 13.2, 5.1],
    [7.1, 5.1, 7.1, 8.4],
    [10.3, 5.1, 10.3, 8.4],
    [8.8, 0, 8.8, 3.7],
    [0, 3.2, 2, 3.2],
  ],
  openings: [[4.8, 3.9, 4.8, 4.9]],
  doors: [
    door(5.3, 5.1, 'x', 1, 0.8),
    door(7.5, 5.1, 'x', 1),
    door(11.9, 5.1, 'x', 1),
    door(7.6, 3.7, 'x', -1),
    door(9.2, 3.7, 'x', -1),
    door(13.2, 3.9, 'y', -1, 0.95),
  ],
  windows: [
    pane(0, 4.8, 'y', 2),
    pane(1.4, 0, 'x', 1.6),
    pane(5.8, 0, 'x', 1.6),
    pane(10.2, 0, 'x', 1.8),
    pane(1.1, 8.4, 'x', 2.4),
    pane(5.5, 8.4, 'x', 0.8),
    pane(7.9, 8.4, 'x', 1.6),
    pane(11, 8.4, 'x', 1.5),
  ],
};

export const planLayouts = [studio, oneBedroom, twoBedrooms, threeBedrooms] as const;

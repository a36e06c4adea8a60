/** What a page gives to the map, and what it is told. */
import type { Locale } from '@estia/contract/pair';
import type { Bounds, Ring } from '@estia/contract/search/shape';
import type { ReactNode } from 'react';

/** A listing and, where it is known, the longitude and latitude of its pin. */
export type PointedListing = { id: number; at: readonly [number, number] | null };

export type MapPanelProps = {
  locale: Locale;
  /** The search as its address query, without page and order: what the pins are asked with. */
  query: string;
  shapes: readonly Ring[];
  /** Where to look at first, and again whenever it is another object. Null: all of Greece. */
  view: Bounds | null;
  /** Is the search repeated as the map moves? The page keeps the answer. */
  moveSearch: boolean;
  /** The card under the pointer or in focus: its pill is shown dark, or the cluster it is part of. */
  highlighted: PointedListing | null;
  /** Listing ids that the person hid: their pins are not drawn. */
  hidden: readonly number[];
  onMoved: (bounds: Bounds, byUser: boolean) => void;
  onHover: (listing: number | null) => void;
  /** Null: the person clicked beside every pin. */
  onPick: (listing: number | null) => void;
  /** Homes that zooming does not tell apart. */
  onCluster: (bounds: Bounds, count: number) => void;
  onShapes: (shapes: readonly Ring[]) => void;
  onMoveSearch: (on: boolean) => void;
  /** The card of the picked home, shown beside its pin (at the foot of a narrow map). */
  popup?: ReactNode;
};

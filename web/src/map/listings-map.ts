/**
 * The map as a plain class: MapLibre, our base map, the listings of a search, drawn areas. No React. It is imported only
 * when a map is on screen, and brings MapLibre's own code and styles with it.
 */
import type { Locale } from '@estia/contract/pair';
import type { ShapeDrawing } from '@estia/contract/search/drawing';
import * as words from '@estia/contract/search/map-messages';
import type { Bounds, Ring } from '@estia/contract/search/shape';
import {
  AttributionControl,
  type GeoJSONSource,
  type LngLatBounds,
  type MapGeoJSONFeature,
  Map as MapLibre,
  type MapMouseEvent,
  setWorkerUrl,
  type VectorTileSource,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { addShapeLayers, renderShapes } from './drawn-shapes.ts';
import {
  addListingLayers,
  addPill,
  CLUSTER_LAYER_ID,
  createListingFilter,
  LISTINGS_SOURCE,
  LIT_CLUSTER,
  listingLayerIds,
  withoutHidden,
} from './listing-layers.ts';
import type { PointedListing } from './map-props.ts';
import { PolygonDrawer } from './polygon-drawer.ts';

setWorkerUrl(workerUrl);

/** The base map ends here, and so does what can be looked at. */
const BASE_MAP_BOUNDS: Bounds = { west: 18.5, south: 33.5, east: 30.5, north: 42.8 };
const GREECE_BOUNDS: Bounds = { west: 19.3, south: 34.75, east: 28.4, north: 41.8 };
/** A person who is still moving is not asked for twice. */
const SETTLED_MS = 300;
/** From here on a cluster does not fall apart by zooming: its listings are at one address. */
const MAX_CLUSTER_ZOOM = 17;
/** Cells a side in a tile of listings (the server's clusters). */
const CELLS_PER_TILE_SIDE = 8;

type Options = {
  locale: Locale;
  dark: boolean;
  /** The search as its address query, without page and order. */
  query: string;
  shapes: readonly Ring[];
  view: Bounds | null;
  onReady: () => void;
  onTrouble: () => void;
  onMoved: (bounds: Bounds, byUser: boolean) => void;
  /** Null: somewhere else was clicked. `at` tells where the pin is, for the card beside it. */
  onPick: (listing: number | null) => void;
  onHover: (listing: number | null) => void;
  onCluster: (bounds: Bounds, count: number) => void;
  onDraft: (draft: ShapeDrawing | null) => void;
  onShapes: (shapes: readonly Ring[]) => void;
};

const corners = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north];
const asBounds = (b: LngLatBounds): Bounds => ({
  west: b.getWest(),
  south: b.getSouth(),
  east: b.getEast(),
  north: b.getNorth(),
});
const getTilesUrl = (query: string): string =>
  `/api/property/search/tiles/{z}/{x}/{y}${query === '' ? '' : `?${query}`}`;

/** The square of the cluster grid around a point, at the zoom of its tile. */
function getClusterCell([lon, lat]: [number, number], zoom: number): Bounds {
  const cells = CELLS_PER_TILE_SIDE * 2 ** Math.min(Math.floor(zoom), 18);
  const x = Math.floor(((lon + 180) / 360) * cells);
  const y = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * cells);
  const lonOf = (at: number) => (at / cells) * 360 - 180;
  const latOf = (at: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * at) / cells))) * 180) / Math.PI;
  return { west: lonOf(x), east: lonOf(x + 1), north: latOf(y), south: latOf(y + 1) };
}

const isInside = ([lon, lat]: [number, number], { west, south, east, north }: Bounds): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;

export class ListingsMap {
  readonly #map: MapLibre;
  readonly #drawer: PolygonDrawer;
  readonly #options: Options;
  #dark: boolean;
  #query: string;
  #shapes: readonly Ring[];
  #highlighted: PointedListing | null = null;
  #hidden: readonly number[] = [];
  /** Which cluster is lit, so that drawing it is not begun again and again. */
  #litCluster = '';
  #hovered: number | null = null;
  #picked: [number, number] | null = null;
  #card: { element: HTMLElement; at: [number, number] } | null = null;
  #moved: { timer: number; byUser: boolean } | null = null;

  /** Throws where the browser cannot draw maps. */
  constructor(container: HTMLElement, options: Options) {
    this.#options = options;
    this.#dark = options.dark;
    this.#query = options.query;
    this.#shapes = options.shapes;
    const map = new MapLibre({
      container,
      style: this.#styleUrl(),
      bounds: corners(options.view ?? GREECE_BOUNDS),
      fitBoundsOptions: { padding: options.view ? 48 : 12, maxZoom: 15 },
      maxBounds: corners(BASE_MAP_BOUNDS),
      minZoom: 5,
      maxZoom: 18.5,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: false,
      locale: {
        'Map.Title': words.picture[options.locale],
        'AttributionControl.ToggleAttribution': words.credits[options.locale],
      },
      // Addresses in the style are relative to the site; the worker that asks for tiles has no page to resolve them by.
      transformRequest: (url) => ({ url: url.startsWith('/') ? `${window.location.origin}${url}` : url }),
    });
    this.#map = map;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new AttributionControl({ compact: container.clientWidth < 560 }), 'bottom-right');
    this.#drawer = new PolygonDrawer(map, {
      onDraft: options.onDraft,
      onRing: (ring) => options.onShapes([...this.#shapes, ring]),
      shapes: () => this.#shapes,
    });
    map.setMissingStyleImageResolver((id) => addPill(map, id, this.#dark));
    map.on('style.load', () => this.#dress());
    map.on('idle', options.onReady);
    // After a zoom, or with late tiles, the listing may be in another cluster.
    map.on('idle', () => this.#lightCluster());
    map.on('error', (event) => {
      if (('sourceId' in event && event.sourceId) || !map.isStyleLoaded()) options.onTrouble();
    });
    map.on('click', (event) => this.#click(event));
    map.on('mousemove', (event) => this.#hover(event));
    map.on('mouseout', () => this.#setHover(null));
    map.on('move', () => this.#placeCard());
    map.on('moveend', (event) => this.#settle('byUser' in event || event.originalEvent !== undefined));
  }

  setFilter(query: string): void {
    if (query === this.#query) return;
    this.#query = query;
    this.#map.getSource<VectorTileSource>(LISTINGS_SOURCE)?.setTiles([getTilesUrl(query)]);
  }

  setScheme(dark: boolean): void {
    if (dark === this.#dark) return;
    this.#dark = dark;
    // Not a difference but a new style: `style.load` then puts our layers on it again.
    this.#map.setStyle(this.#styleUrl(), { diff: false });
  }

  setShapes(shapes: readonly Ring[]): void {
    this.#shapes = shapes;
    renderShapes(this.#map, shapes);
  }

  highlight(listing: PointedListing | null): void {
    this.#highlighted = listing;
    this.#showHighlight();
  }

  setHidden(hidden: readonly number[]): void {
    this.#hidden = hidden;
    for (const [layer, filter] of withoutHidden(hidden)) {
      if (this.#map.getLayer(layer)) this.#map.setFilter(layer, filter);
    }
  }

  fit(bounds: Bounds): void {
    this.#map.fitBounds(corners(bounds), { padding: 48, maxZoom: 16 });
  }

  zoomBy(steps: number): void {
    this.#map.easeTo({ zoom: this.#map.getZoom() + steps, duration: 250 }, { byUser: true });
  }

  /** Asks for everything again: the style itself may not have come. */
  retry(): void {
    this.#map.setStyle(this.#styleUrl(), { diff: false });
  }

  get drawer(): PolygonDrawer {
    return this.#drawer;
  }

  /** Keeps an element beside the pin that was picked last, as the map moves under it. */
  hang(element: HTMLElement | null): void {
    this.#card = element && this.#picked ? { element, at: this.#picked } : null;
    this.#placeCard();
  }

  destroy(): void {
    if (this.#moved) window.clearTimeout(this.#moved.timer);
    this.#map.remove();
  }

  #styleUrl(): string {
    return `${window.location.origin}/api/map/style?locale=${this.#options.locale}&scheme=${this.#dark ? 'dark' : 'light'}`;
  }

  /** Our own layers, on whichever base map was loaded. */
  #dress(): void {
    const { locale } = this.#options;
    addListingLayers(this.#map, { locale, dark: this.#dark, tiles: getTilesUrl(this.#query) });
    addShapeLayers(this.#map, this.#dark, 'homes-near');
    renderShapes(this.#map, this.#shapes);
    this.#drawer.show();
    this.setHidden(this.#hidden);
    this.#litCluster = '';
    this.#showHighlight();
  }

  #showHighlight(): void {
    if (this.#map.getLayer('homes-on')) {
      this.#map.setFilter('homes-on', createListingFilter(this.#highlighted?.id ?? this.#hovered));
    }
    this.#lightCluster();
  }

  /** A listing that has no pin of its own is in the cluster of its cell. */
  #lightCluster(): void {
    const source = this.#map.getSource<GeoJSONSource>(LIT_CLUSTER);
    if (!source || !this.#map.getLayer(CLUSTER_LAYER_ID)) return;
    const at = this.#highlighted?.at;
    const cell = at && getClusterCell([at[0], at[1]], this.#map.getZoom());
    const found = cell
      ? this.#map.queryRenderedFeatures({ layers: [CLUSTER_LAYER_ID] }).find((each) => isInside(getPoint(each), cell))
      : undefined;
    const features = found
      ? [{ type: 'Feature' as const, properties: { n: Number(found.properties.n) }, geometry: found.geometry }]
      : [];
    const lit = JSON.stringify(features);
    if (lit === this.#litCluster) return;
    this.#litCluster = lit;
    source.setData({ type: 'FeatureCollection', features });
  }

  #settle(byUser: boolean): void {
    if (this.#moved) window.clearTimeout(this.#moved.timer);
    const isByUser = byUser || (this.#moved?.byUser ?? false);
    const timer = window.setTimeout(() => {
      this.#moved = null;
      this.#options.onMoved(asBounds(this.#map.getBounds()), isByUser);
    }, SETTLED_MS);
    this.#moved = { timer, byUser: isByUser };
  }

  /** What is under the pointer, with a little grace around it for fingers. */
  #at(event: MapMouseEvent, layers: string[], grace: number): MapGeoJSONFeature | undefined {
    const { x, y } = event.point;
    const shown = layers.filter((id) => this.#map.getLayer(id));
    return this.#map.queryRenderedFeatures(
      [
        [x - grace, y - grace],
        [x + grace, y + grace],
      ],
      { layers: shown },
    )[0];
  }

  #click(event: MapMouseEvent): void {
    if (this.#drawer.active) {
      this.#drawer.click(event);
      return;
    }
    const feature = this.#at(event, listingLayerIds, 6);
    const cluster = feature ? undefined : this.#at(event, [CLUSTER_LAYER_ID], 2);
    if (feature) this.#pick(feature);
    else if (cluster) this.#split(cluster);
    else this.#options.onPick(null);
  }

  /** Zooms to a cluster; listings at one address are given to the page to list. */
  #split(cluster: MapGeoJSONFeature): void {
    const center = getPoint(cluster);
    const zoom = this.#map.getZoom();
    if (zoom >= MAX_CLUSTER_ZOOM) this.#options.onCluster(getClusterCell(center, zoom), Number(cluster.properties.n));
    else this.#map.easeTo({ center, zoom: Math.min(zoom + 2, MAX_CLUSTER_ZOOM) }, { byUser: true });
  }

  #pick(feature: MapGeoJSONFeature): void {
    const listing = Number(feature.properties.l);
    this.#picked = getPoint(feature);
    this.#map.setFeatureState({ source: LISTINGS_SOURCE, sourceLayer: 'homes', id: listing }, { seen: true });
    this.#options.onPick(listing);
  }

  #hover(event: MapMouseEvent): void {
    const feature = this.#drawer.active ? undefined : this.#at(event, listingLayerIds, 2);
    const pointing = feature ?? this.#at(event, [CLUSTER_LAYER_ID], 0);
    if (!this.#drawer.active) this.#map.getCanvas().style.cursor = pointing ? 'pointer' : '';
    this.#setHover(feature ? Number(feature.properties.l) : null);
  }

  #setHover(listing: number | null): void {
    if (listing === this.#hovered) return;
    this.#hovered = listing;
    this.#showHighlight();
    this.#options.onHover(listing);
  }

  #placeCard(): void {
    if (!this.#card) return;
    const { element, at } = this.#card;
    const { x, y } = this.#map.project(at);
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer();
    const half = element.offsetWidth / 2;
    element.style.setProperty('--x', `${Math.round(Math.min(Math.max(x, half + 12), width - half - 12))}px`);
    element.style.setProperty('--y', `${Math.round(y)}px`);
    // On the side where there is more room; the pill is above its point.
    element.dataset.side = y < height / 2 ? 'below' : 'above';
  }
}

function getPoint(feature: MapGeoJSONFeature): [number, number] {
  if (feature.geometry.type !== 'Point') throw new Error('Homes are points');
  const [lon = 0, lat = 0] = feature.geometry.coordinates;
  return [lon, lat];
}

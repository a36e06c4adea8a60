/**
 * The price map as a plain class: areas coloured by what is asked for in them, from regions down to districts. The first
 * view is drawn from one answer, tiles are asked for closer up. No React. Brings MapLibre with it.
 */
import type { Locale } from '@estia/contract/pair';
import { land } from '@estia/contract/places/map-messages';
import * as words from '@estia/contract/search/map-messages';
import type { Market, MarketPlaceKind } from '@estia/contract/valuation/model';
import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibre,
  type MapMouseEvent,
  type StyleSpecification,
  setWorkerUrl,
  type VectorTileSource,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { workerUrl } from './maplibre-worker.ts';
import { addBaseMap, type BaseMap, loadBaseMap } from './market-stats-base-map.ts';
import {
  createFocusLayers,
  createHatchImage,
  createPlaceLayers,
  createPriceClassColour,
  FIRST_FOCUS_LAYER_ID,
  getFillLayerIds,
  getPlaceKindAtZoom,
  HATCH_IMAGE_ID,
  type MapColours,
  OVERVIEW_SOURCE,
  readMapColours,
  TILES_SOURCE,
  zoomLevels,
} from './market-stats-layers.ts';

setWorkerUrl(workerUrl);

export type MapPlace = {
  kind: MarketPlaceKind;
  id: number;
  name: { el: string; en: string };
  listing_count: number;
  q1: number | null;
  median: number | null;
  q3: number | null;
  trend: number | null;
};
type PlaceFeature = {
  type: 'Feature';
  id: number;
  properties: MapPlace;
  geometry: { type: 'MultiPolygon'; coordinates: number[][][][] };
};
export type MarketStats = { market: Market; version: string; features: readonly PlaceFeature[] };
type MapPosition = { lat: number; lon: number; zoom: number };
export type VisiblePlaces = { kind: MarketPlaceKind; areas: readonly MapPlace[]; at: MapPosition };

type Options = {
  locale: Locale;
  dark: boolean;
  at: MapPosition | null;
  marketStats: MarketStats;
  onReady: () => void;
  onTrouble: () => void;
  /** What is on the screen, whenever that changes; `moved`: because a person moved the map. */
  onSeen: (seen: VisiblePlaces, moved: boolean) => void;
  /** Under the mouse. */
  onPoint: (area: MapPlace) => void;
  /** Pressed, by mouse or finger; null: the sea. */
  onPick: (area: MapPlace | null) => void;
};

const GREECE: [number, number, number, number] = [19.3, 34.75, 28.4, 41.8];
const MAX_BOUNDS: [number, number, number, number] = [14, 31, 35, 45];
const BASE_MAP_TIMEOUT_MS = 10_000;

/** Clear of the sources at the foot and, where the page is narrow, of the colours at the head (Legend.module.css). */
const padding = () =>
  window.matchMedia('(max-width: 900px)').matches
    ? { top: 84, bottom: 52, left: 8, right: 8 }
    : { top: 12, bottom: 40, left: 12, right: 12 };

const getTilesUrl = ({ market, version }: MarketStats): string =>
  `/api/valuation/tiles/{z}/{x}/{y}?for=${market.for}&category_id=${market.category_id}${market.type_id === undefined ? '' : `&type_id=${market.type_id}`}&v=${version}`;

const createFeatureCollection = (features: readonly PlaceFeature[]) => ({
  type: 'FeatureCollection' as const,
  features: [...features],
});

export class MarketStatsMap {
  readonly #map: MapLibre;
  readonly #room: HTMLElement;
  readonly #options: Options;
  #figures: MarketStats;
  #colours: MapColours;
  #dark: boolean;
  #base: BaseMap | null = null;
  #baseAsked = new AbortController();
  #lit: { kind: string; id: number } | null = null;
  #finger = false;
  #moved = false;
  #stale = true;
  #ready = false;

  /** Throws where the browser cannot draw maps. */
  constructor(room: HTMLElement, options: Options) {
    this.#room = room;
    this.#options = options;
    this.#figures = options.marketStats;
    this.#dark = options.dark;
    this.#colours = readMapColours(room);
    const { locale, at } = options;
    const map = new MapLibre({
      container: room,
      style: this.#style(),
      ...(at
        ? { center: [at.lon, at.lat], zoom: at.zoom }
        : { bounds: GREECE, fitBoundsOptions: { padding: padding() } }),
      maxBounds: MAX_BOUNDS,
      minZoom: 4.4,
      maxZoom: 15.5,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: false,
      fadeDuration: 0,
      locale: {
        'Map.Title': words.picture[locale],
        'AttributionControl.ToggleAttribution': words.credits[locale],
      },
      // Addresses of tiles are relative to the site; the worker that asks for them has no page to resolve them by.
      transformRequest: (url) => ({ url: url.startsWith('/') ? `${window.location.origin}${url}` : url }),
    });
    this.#map = map;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
    // When it is first asked for: a tile can still be parsed for the style before while the next one is loading.
    map.setMissingStyleImageResolver((id) => {
      const lines = id === HATCH_IMAGE_ID ? createHatchImage(this.#colours) : null;
      if (lines && !map.hasImage(id)) map.addImage(id, lines, { pixelRatio: 2 });
    });
    map.on('style.load', () => this.#dress());
    map.on('idle', () => this.#settle());
    map.on('sourcedata', (event) => {
      if (event.sourceId === TILES_SOURCE) this.#stale = true;
    });
    map.on('moveend', (event) => {
      this.#moved ||= event.originalEvent !== undefined || 'byUser' in event;
      this.#stale = true;
    });
    map.on('error', (event) => {
      if ('sourceId' in event && event.sourceId === TILES_SOURCE) options.onTrouble();
    });
    map.getCanvas().addEventListener('pointerdown', (event) => {
      this.#finger = event.pointerType === 'touch';
    });
    map.getCanvas().addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse') this.#finger = false;
    });
    map.on('mousemove', (event) => this.#hover(event));
    map.on('click', (event) => options.onPick(this.#under(event)));
    this.#tellOfOverview();
  }

  /** Other figures of the same shapes, or of another kind of property. */
  setMarketStats(marketStats: MarketStats): void {
    if (marketStats === this.#figures) return;
    this.#figures = marketStats;
    if (this.#map.getSource(OVERVIEW_SOURCE)) {
      this.#map.getSource<GeoJSONSource>(OVERVIEW_SOURCE)?.setData(createFeatureCollection(marketStats.features));
      this.#map.getSource<VectorTileSource>(TILES_SOURCE)?.setTiles([getTilesUrl(marketStats)]);
      for (const { kind } of zoomLevels) {
        this.#map.setPaintProperty(kind, 'fill-color', createPriceClassColour(marketStats.market, this.#colours));
      }
    }
    this.#stale = true;
    this.#tellOfOverview();
  }

  setScheme(dark: boolean): void {
    if (dark === this.#dark) return;
    this.#dark = dark;
    this.#colours = readMapColours(this.#room);
    this.#base = null;
    this.#map.setStyle(this.#style(), { diff: false });
  }

  highlight(area: { kind: string; id: number } | null): void {
    const [before, now] = [this.#shape(this.#lit), this.#shape(area)];
    this.#lit = area;
    if (!this.#map.getSource(OVERVIEW_SOURCE)) return;
    if (before) this.#map.setFeatureState(before, { lit: false });
    if (now) this.#map.setFeatureState(now, { lit: true });
  }

  goTo({ lat, lon, zoom }: MapPosition): void {
    this.#map.easeTo({ center: [lon, lat], zoom }, { byUser: true });
  }

  zoomBy(steps: number): void {
    this.#map.easeTo({ zoom: this.#map.getZoom() + steps, duration: 250 }, { byUser: true });
  }

  retry(): void {
    this.#map.getSource<VectorTileSource>(TILES_SOURCE)?.setTiles([getTilesUrl(this.#figures)]);
  }

  destroy(): void {
    this.#baseAsked.abort();
    this.#map.remove();
  }

  /** The number that its shape has on the map. */
  #shape(area: { kind: string; id: number } | null) {
    if (!area) return null;
    if (area.kind === 'municipality' || area.kind === 'district')
      return { source: TILES_SOURCE, sourceLayer: 'areas', id: area.id };
    const found = this.#figures.features.find(
      ({ properties }) => properties.kind === area.kind && properties.id === area.id,
    );
    return found ? { source: OVERVIEW_SOURCE, id: found.id } : null;
  }

  #style(): StyleSpecification {
    return {
      version: 8,
      sources: {
        [OVERVIEW_SOURCE]: {
          type: 'geojson',
          data: createFeatureCollection(this.#figures.features),
          attribution: land[this.#options.locale],
          tolerance: 0.2,
        },
        [TILES_SOURCE]: { type: 'vector', tiles: [getTilesUrl(this.#figures)], minzoom: 7, maxzoom: 14 },
      },
      layers: [{ id: 'sea', type: 'background', paint: { 'background-color': this.#colours.sea } }],
    };
  }

  #dress(): void {
    for (const layer of createPlaceLayers(this.#figures.market, this.#colours)) this.#map.addLayer(layer);
    for (const layer of createFocusLayers(this.#colours)) this.#map.addLayer(layer);
    this.highlight(this.#lit);
    if (this.#ready) void this.#fetchBase();
  }

  #settle(): void {
    if (!this.#ready) {
      this.#ready = true;
      this.#options.onReady();
      void this.#fetchBase();
    }
    if (this.#stale) this.#tell();
  }

  async #fetchBase(): Promise<void> {
    const dark = this.#dark;
    const signal = AbortSignal.any([this.#baseAsked.signal, AbortSignal.timeout(BASE_MAP_TIMEOUT_MS)]);
    const face = document.fonts.load('600 16px Commissioner', 'Αθήνα Athens').catch(() => []);
    const [base] = await Promise.all([loadBaseMap(this.#options.locale, dark, signal).catch(() => null), face]);
    if (this.#baseAsked.signal.aborted || dark !== this.#dark || !base || this.#base) return;
    this.#base = base;
    addBaseMap(
      this.#map,
      base,
      { areas: 'region', focus: FIRST_FOCUS_LAYER_ID, fills: zoomLevels.flatMap(({ kind }) => getFillLayerIds(kind)) },
      this.#colours,
    );
  }

  /** Of the first view all is known before it is drawn. */
  #tellOfOverview(): void {
    const kind = getPlaceKindAtZoom(this.#map.getZoom());
    if (kind === 'region' || kind === 'prefecture') this.#tell();
  }

  #tell(): void {
    this.#stale = false;
    const zoom = this.#map.getZoom();
    const { lat, lng } = this.#map.getCenter();
    const kind = getPlaceKindAtZoom(zoom);
    const seen = { kind, areas: this.#areasOf(kind), at: { lat, lon: lng, zoom } };
    const moved = this.#moved;
    this.#moved = false;
    this.#options.onSeen(seen, moved);
  }

  /** Shapes of the first view are all here and are looked through; of the others those that are drawn are on the screen. */
  #areasOf(kind: MarketPlaceKind): MapPlace[] {
    if (kind === 'region' || kind === 'prefecture') {
      const view = this.#map.getBounds();
      const inside = ([lon = 0, lat = 0]: number[]) => view.contains([lon, lat]);
      return this.#figures.features
        .filter(({ properties, geometry }) => properties.kind === kind && geometry.coordinates.flat(2).some(inside))
        .map(({ properties }) => properties);
    }
    const layers = getFillLayerIds(kind).filter((id) => this.#map.getLayer(id));
    const found = layers.length > 0 ? this.#map.queryRenderedFeatures({ layers }) : [];
    return [
      ...new Map(found.map(({ properties }) => [Number(properties.id), createMapPlaceFromTile(properties)])).values(),
    ];
  }

  #under({ point }: MapMouseEvent): MapPlace | null {
    const kind = getPlaceKindAtZoom(this.#map.getZoom());
    const layers = getFillLayerIds(kind).filter((id) => this.#map.getLayer(id));
    const found = layers.length > 0 ? this.#map.queryRenderedFeatures(point, { layers })[0]?.properties : undefined;
    if (!found) return null;
    if (kind === 'municipality' || kind === 'district') return createMapPlaceFromTile(found);
    const { properties } =
      this.#figures.features.find((each) => each.properties.kind === kind && each.properties.id === found.id) ?? {};
    return properties ?? null;
  }

  #hover(event: MapMouseEvent): void {
    if (this.#finger) return;
    const area = this.#under(event);
    this.#map.getCanvas().style.cursor = area ? 'pointer' : '';
    if (area && (area.id !== this.#lit?.id || area.kind !== this.#lit.kind)) this.#options.onPoint(area);
  }
}

/** What a tile does not say is not known. */
function createMapPlaceFromTile(properties: Record<string, unknown>): MapPlace {
  const number = (name: string) => (typeof properties[name] === 'number' ? properties[name] : null);
  return {
    kind: properties.kind as MarketPlaceKind,
    id: Number(properties.id),
    name: { el: String(properties.name_el), en: String(properties.name_en) },
    listing_count: Number(properties.listing_count),
    q1: number('q1'),
    median: number('median'),
    q3: number('q3'),
    trend: number('trend'),
  };
}

/**
 * A small map with one pin that a person moves: by dragging it, by pressing on the map, or with the arrow keys while the
 * pin has the focus. No React; MapLibre comes with it, so it is imported only where it is drawn.
 */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/search/map-messages';
import type { Bounds } from '@estia/contract/search/shape';
import { AttributionControl, Map as MapLibre, Marker, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';

setWorkerUrl(workerUrl);

type Point = { lat: number; lon: number };
type Options = {
  locale: Locale;
  dark: boolean;
  /** What the pin is called. */
  label: string;
  at: Point | null;
  onReady: () => void;
  /** By a person: this is where the property is. */
  onMoved: (to: Point) => void;
};

const GREECE: [number, number, number, number] = [19.3, 34.75, 28.4, 41.8];
const BASE_MAP_BOUNDS: [number, number, number, number] = [18.5, 33.5, 30.5, 42.8];
const CLOSE_ZOOM = 16;
/** Pixels that an arrow key moves the pin; with Shift four times as many. */
const KEY_STEP = 8;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SVG = 'http://www.w3.org/2000/svg';

function createPinElement(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'estia-pin';
  button.setAttribute('aria-label', label);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 44 52');
  svg.setAttribute('aria-hidden', 'true');
  const draw = (d: string, fill: string) => {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    path.setAttribute('fill', fill);
    path.setAttribute('stroke-width', '2');
    svg.append(path);
  };
  draw('M22 50S39 33 39 19a17 17 0 0 0-34 0c0 14 17 31 17 31z', 'currentColor');
  draw('M15.5 26v-7a6.5 6.5 0 0 1 13 0v7z', '#fff');
  button.append(svg);
  return button;
}

export class PinMap {
  readonly #map: MapLibre;
  readonly #marker: Marker;
  readonly #element: HTMLButtonElement;
  readonly #options: Options;
  #dark: boolean;
  #shown = false;
  #mine = false;

  /** Throws where the browser cannot draw maps. */
  constructor(container: HTMLElement, options: Options) {
    this.#options = options;
    this.#dark = options.dark;
    const { at, locale } = options;
    const map = new MapLibre({
      container,
      style: this.#styleUrl(),
      ...(at ? { center: [at.lon, at.lat], zoom: CLOSE_ZOOM } : { bounds: GREECE }),
      maxBounds: BASE_MAP_BOUNDS,
      minZoom: 5,
      maxZoom: 18.5,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      // One finger scrolls the page, not the map.
      cooperativeGestures: false,
      scrollZoom: false,
      attributionControl: false,
      locale: { 'Map.Title': words.picture[locale], 'AttributionControl.ToggleAttribution': words.credits[locale] },
      transformRequest: (url) => ({ url: url.startsWith('/') ? `${window.location.origin}${url}` : url }),
    });
    this.#map = map;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new AttributionControl({ compact: true }), 'bottom-left');
    map.once('idle', options.onReady);
    this.#element = createPinElement(options.label);
    this.#marker = new Marker({ element: this.#element, anchor: 'bottom', draggable: true });
    this.#marker.on('dragend', () => this.#moved());
    map.on('click', (event) => {
      // A press on the pin itself is no wish to move it.
      if (event.originalEvent.target instanceof Element && event.originalEvent.target.closest('.estia-pin')) return;
      this.#show({ lat: event.lngLat.lat, lon: event.lngLat.lng }, true);
      this.#moved();
    });
    this.#element.addEventListener('keydown', (event) => this.#key(event));
    if (at) this.#show(at, true);
  }

  /** Is there a pin that a person has put? */
  get hasPin(): boolean {
    return this.#mine;
  }

  /** A pin that nobody has confirmed yet. */
  offer(at: Point, zoom: number): void {
    this.#show(at, false);
    this.#map.easeTo({ center: [at.lon, at.lat], zoom: Math.max(zoom, Math.min(this.#map.getZoom(), CLOSE_ZOOM)) });
  }

  /** Says yes to the offered pin, or puts one in the middle. */
  put(): void {
    if (!this.#shown) {
      const { lat, lng } = this.#map.getCenter();
      this.#show({ lat, lon: lng }, true);
    }
    this.#moved();
    this.#element.focus();
  }

  take(): void {
    this.#marker.remove();
    this.#shown = false;
    this.#mine = false;
  }

  fit({ west, south, east, north }: Bounds): void {
    this.#map.fitBounds([west, south, east, north], { padding: 24, maxZoom: CLOSE_ZOOM });
  }

  zoomBy(steps: number): void {
    this.#map.easeTo({ zoom: this.#map.getZoom() + steps, duration: 250 });
  }

  setScheme(dark: boolean): void {
    if (dark === this.#dark) return;
    this.#dark = dark;
    this.#map.setStyle(this.#styleUrl(), { diff: false });
  }

  destroy(): void {
    this.#map.remove();
  }

  #styleUrl(): string {
    return `${window.location.origin}/api/map/style?locale=${this.#options.locale}&scheme=${this.#dark ? 'dark' : 'light'}`;
  }

  #show(at: Point, mine: boolean): void {
    this.#marker.setLngLat([at.lon, at.lat]);
    if (!this.#shown) this.#marker.addTo(this.#map);
    this.#shown = true;
    this.#setMine(mine);
  }

  #setMine(mine: boolean): void {
    this.#mine = mine;
    if (mine) delete this.#element.dataset.offered;
    else this.#element.dataset.offered = '';
  }

  #moved(): void {
    this.#setMine(true);
    const { lat, lng } = this.#marker.getLngLat();
    this.#options.onMoved({ lat, lon: lng });
  }

  #key(event: KeyboardEvent): void {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const by = KEY_STEP * (event.shiftKey ? 4 : 1);
    const { x, y } = this.#map.project(this.#marker.getLngLat());
    this.#marker.setLngLat(this.#map.unproject([x + step[0] * by, y + step[1] * by]));
    this.#map.panTo(this.#marker.getLngLat(), { duration: 120 });
    this.#moved();
  }
}

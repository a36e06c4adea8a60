/**
 * A map of the agencies of a page: few enough for markers that are real buttons, so that keyboard and screen reader
 * reach them. Those that would lie on top of each other share one. Brings MapLibre with it.
 */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/search/map-messages';
import type { Bounds } from '@estia/contract/search/shape';
import { AttributionControl, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import css from './agencies-map.module.css';

setWorkerUrl(workerUrl);

export type MapAgency = { id: number; name: string; initials: string; lat: number; lon: number };

type Options = {
  locale: Locale;
  dark: boolean;
  agencies: readonly MapAgency[];
  /** Where to look when there are none. */
  view: Bounds | null;
  /** What a marker of several is called. */
  several: (names: readonly string[]) => string;
  onReady: () => void;
  onTrouble: () => void;
  onPick: (ids: readonly number[]) => void;
  /** Under the pointer or in focus. */
  onPoint: (ids: readonly number[]) => void;
};

type Group = { ids: number[]; names: string[]; text: string; at: [number, number] };
type VisibleMarker = { group: Group; marker: Marker; button: HTMLButtonElement };

const GREECE: [number, number, number, number] = [19.3, 34.75, 28.4, 41.8];
/** Markers are 44 pixels wide. */
const MIN_MARKER_DISTANCE_PX = 46;

export class AgenciesMap {
  readonly #map: MapLibre;
  readonly #options: Options;
  #offices: readonly MapAgency[];
  #shown: VisibleMarker[] = [];
  #lit: number | null = null;
  #dark: boolean;

  /** Throws where the browser cannot draw maps. */
  constructor(container: HTMLElement, options: Options) {
    this.#options = options;
    this.#offices = options.agencies;
    this.#dark = options.dark;
    const { locale } = options;
    const map = new MapLibre({
      container,
      style: this.#styleUrl(),
      bounds: this.#bounds(options.view),
      fitBoundsOptions: { padding: 56, maxZoom: 14 },
      maxBounds: [18.5, 33.5, 30.5, 42.8],
      minZoom: 5,
      maxZoom: 17,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      // The wheel is the page's; buttons, keys and two fingers zoom.
      scrollZoom: false,
      attributionControl: false,
      locale: {
        'Map.Title': words.picture[locale],
        'AttributionControl.ToggleAttribution': words.credits[locale],
        'NavigationControl.ZoomIn': words.zoomIn[locale],
        'NavigationControl.ZoomOut': words.zoomOut[locale],
      },
      transformRequest: (url) => ({ url: url.startsWith('/') ? `${window.location.origin}${url}` : url }),
    });
    this.#map = map;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    map.on('error', () => {
      if (!map.isStyleLoaded()) options.onTrouble();
    });
    map.once('idle', options.onReady);
    map.on('zoomend', () => this.#gather());
    this.#gather();
  }

  setAgencies(agencies: readonly MapAgency[], view: Bounds | null): void {
    if (agencies === this.#offices) return;
    this.#offices = agencies;
    this.#map.fitBounds(this.#bounds(view), { padding: 56, maxZoom: 14, animate: false });
    this.#gather();
  }

  highlight(id: number | null): void {
    this.#lit = id;
    for (const { group, button } of this.#shown) {
      if (id !== null && group.ids.includes(id)) button.dataset.lit = '';
      else delete button.dataset.lit;
    }
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

  #bounds(view: Bounds | null): [number, number, number, number] {
    const lons = this.#offices.map(({ lon }) => lon);
    const lats = this.#offices.map(({ lat }) => lat);
    if (lons.length > 0) return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
    return view ? [view.west, view.south, view.east, view.north] : GREECE;
  }

  /** Who would be drawn over another joins them. */
  #gather(): void {
    const groups: (Group & { x: number; y: number })[] = [];
    for (const { id, name, initials, lat, lon } of this.#offices) {
      const { x, y } = this.#map.project([lon, lat]);
      const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < MIN_MARKER_DISTANCE_PX);
      if (!near) groups.push({ ids: [id], names: [name], text: initials, at: [lon, lat], x, y });
      else {
        near.ids.push(id);
        near.names.push(name);
        near.text = String(near.ids.length);
      }
    }
    const focused = this.#shown.find(({ button }) => button === document.activeElement)?.group.ids[0];
    for (const { marker } of this.#shown) marker.remove();
    this.#shown = groups.map((group) => this.#show(group));
    this.highlight(this.#lit);
    if (focused !== undefined)
      this.#shown.find(({ group }) => group.ids.includes(focused))?.button.focus({ preventScroll: true });
  }

  /** Comes near enough to tell the agencies of a marker apart, where that is possible. */
  #apart({ ids }: Group): void {
    const clustered = this.#offices.filter(({ id }) => ids.includes(id));
    const lons = clustered.map(({ lon }) => lon);
    const lats = clustered.map(({ lat }) => lat);
    const box = [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)] as const;
    if (box[0] === box[2] && box[1] === box[3]) return;
    this.#map.fitBounds([...box], { padding: 72, maxZoom: 16 });
  }

  #show(group: Group): VisibleMarker {
    const { onPick, onPoint, several } = this.#options;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = css.marker ?? '';
    button.textContent = group.text;
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      onPick(group.ids);
      this.#apart(group);
    });
    for (const [on, off] of [
      ['pointerenter', 'pointerleave'],
      ['focus', 'blur'],
    ] as const) {
      button.addEventListener(on, () => onPoint(group.ids));
      button.addEventListener(off, () => onPoint([]));
    }
    const marker = new Marker({ element: button, anchor: 'bottom' }).setLngLat(group.at).addTo(this.#map);
    // MapLibre names every marker alike and makes it an image: this one is a button with the name of its agencies,
    // after what is seen on it, so that who speaks to the browser can say either.
    const [name = ''] = group.names;
    button.setAttribute('aria-label', group.names.length === 1 ? `${group.text}, ${name}` : several(group.names));
    button.removeAttribute('role');
    button.removeAttribute('tabindex');
    return { group, marker, button };
  }
}

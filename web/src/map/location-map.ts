/** A small map of one place: a pin, or the circle that holds a property whose address is hidden. Brings MapLibre with it. */
import type { Locale } from '@estia/contract/pair';
import * as words from '@estia/contract/search/map-messages';
import { AttributionControl, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';

setWorkerUrl(workerUrl);

type LocationMapOptions = {
  lat: number;
  lon: number;
  /** 0 for a pin. */
  radiusMetres: number;
  locale: Locale;
  dark: boolean;
  onReady: () => void;
  onTrouble: () => void;
};

const METRES_PER_DEGREE = 111_320;

/** Sixty-four corners are round enough. */
function createCirclePoints(lat: number, lon: number, metres: number): [number, number][] {
  const points: [number, number][] = [];
  for (let step = 0; step <= 64; step++) {
    const turn = (step / 64) * 2 * Math.PI;
    const east = (Math.cos(turn) * metres) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
    points.push([lon + east, lat + (Math.sin(turn) * metres) / METRES_PER_DEGREE]);
  }
  return points;
}

/** Throws where the browser cannot draw maps. */
export function renderLocationMap(container: HTMLElement, place: LocationMapOptions): () => void {
  const { lat, lon, radiusMetres, locale, dark } = place;
  const colour = dark ? '#8abbf2' : '#1b5faa';
  const ring = createCirclePoints(lat, lon, Math.max(radiusMetres, 400));
  const map = new MapLibre({
    container,
    style: `${window.location.origin}/api/map/style?locale=${locale}&scheme=${dark ? 'dark' : 'light'}`,
    bounds: [
      Math.min(...ring.map(([x]) => x)),
      Math.min(...ring.map(([, y]) => y)),
      Math.max(...ring.map(([x]) => x)),
      Math.max(...ring.map(([, y]) => y)),
    ],
    fitBoundsOptions: { padding: 32 },
    minZoom: 6,
    maxZoom: 18,
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
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.on('error', () => {
    if (!map.isStyleLoaded()) place.onTrouble();
  });
  map.once('idle', place.onReady);
  if (radiusMetres === 0) new Marker({ color: colour }).setLngLat([lon, lat]).addTo(map);
  else {
    map.on('style.load', () => {
      map.addSource('place', {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } },
      });
      map.addLayer({
        id: 'place-fill',
        type: 'fill',
        source: 'place',
        paint: { 'fill-color': colour, 'fill-opacity': 0.16 },
      });
      map.addLayer({
        id: 'place-line',
        type: 'line',
        source: 'place',
        paint: { 'line-color': colour, 'line-width': 3 },
      });
    });
  }
  return () => map.remove();
}

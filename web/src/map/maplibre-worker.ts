/** Where MapLibre's second file is: a page that will need it asks for it beside the first one instead of after it. */
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

export { workerUrl };

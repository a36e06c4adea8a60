/** Whether the map stands beside the list, and whether moving it searches. Remembered by this browser. */
import { readProperty } from '@estia/contract/read-property';
import { createLocalStore } from '../../platform/local-store.ts';

type MapSettings = {
  /** Null until chosen: then the width of the screen decides. */
  on: boolean | null;
  moveSearch: boolean;
};

const mapSettingsStore = createLocalStore('estia:map', (stored): MapSettings => {
  const on = readProperty(stored, 'on');
  return { on: typeof on === 'boolean' ? on : null, moveSearch: readProperty(stored, 'moveSearch') !== false };
});

export const useMapSettings = mapSettingsStore.use;
export const updateMapSettings = (part: Partial<MapSettings>) =>
  mapSettingsStore.set({ ...mapSettingsStore.get(), ...part });

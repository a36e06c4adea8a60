/** Whether the map stands beside the list, and whether moving it searches. Remembered by this browser. */
import { createLocalStore } from '../../platform/local-store.ts';

type MapSettings = {
  /** Null until chosen: then the width of the screen decides. */
  on: boolean | null;
  moveSearch: boolean;
};

const mapSettingsStore = createLocalStore('estia:map', (stored): MapSettings => {
  const { on, moveSearch } = (stored ?? {}) as Partial<Record<keyof MapSettings, unknown>>;
  return { on: typeof on === 'boolean' ? on : null, moveSearch: moveSearch !== false };
});

export const useMapSettings = mapSettingsStore.use;
export const updateMapSettings = (part: Partial<MapSettings>) =>
  mapSettingsStore.set({ ...mapSettingsStore.get(), ...part });

/** Whether the map stands beside the list, and whether moving it searches. Remembered by this browser. */
import { browserMemory } from '../../platform/browser-memory.ts';

type MapChoice = {
  /** Null until chosen: then the width of the screen decides. */
  on: boolean | null;
  moveSearch: boolean;
};

const memory = browserMemory('estia:map', (stored): MapChoice => {
  const { on, moveSearch } = (stored ?? {}) as Partial<Record<keyof MapChoice, unknown>>;
  return { on: typeof on === 'boolean' ? on : null, moveSearch: moveSearch !== false };
});

export const useMapChoice = memory.use;
export const chooseMap = (part: Partial<MapChoice>) => memory.set({ ...memory.get(), ...part });

/** The customer's searches as the frame of the page links to them: the constants, or what an admin has made of them. */
import type { FilterFields } from '@estia/contract/search/codec';
import { type PresetName, presets } from '@estia/contract/search/presets';
import { useRouteLoaderData } from 'react-router';

export type Presets = Readonly<Record<PresetName, FilterFields>>;

/** The root's loader sends only those that differ: a page of the default ones carries nothing. */
export function usePresets(): Presets {
  const frame = useRouteLoaderData('root');
  return { ...presets, ...frame?.presets };
}

import type { Act } from './acts.ts';

/** `id-123` of the ticked boxes. */
export const chosenIds = (own: Act['own']): number[] =>
  Object.keys(own).flatMap((name) => {
    const [, digits] = /^id-([1-9]\d{0,14})$/.exec(name) ?? [];
    return digits ? [Number(digits)] : [];
  });

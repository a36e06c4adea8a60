/** Objects made from lists of names, with their types. */

/** `mapNames(['a', 'b'], f)` is `{ a: f('a'), b: f('b') }`. */
export const mapNames = <N extends string, V>(names: readonly N[], create: (name: N) => V): Record<N, V> =>
  Object.fromEntries(names.map((name) => [name, create(name)])) as Record<N, V>;

/** Some properties of an object. */
export const pickNames = <T extends object, N extends keyof T & string>(
  from: T,
  names: readonly N[],
): { [K in N]: T[K] } => Object.fromEntries(names.map((name) => [name, from[name]])) as { [K in N]: T[K] };

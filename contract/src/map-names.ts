/** Objects made from lists of names, with their types. */

/** `mapNames(['a', 'b'], f)` is `{ a: f('a'), b: f('b') }`. */
export const mapNames = <N extends string, V>(names: readonly N[], create: (name: N) => V): Record<N, V> =>
  Object.fromEntries(names.map((name) => [name, create(name)])) as Record<N, V>;

/** The names of an object that has no others than its type says. */
export const listNames = <T extends object>(from: T): (keyof T & string)[] => Object.keys(from) as (keyof T & string)[];

/** Entries of an object that has no others than its type says. */
export const listEntries = <T extends object>(from: T): [keyof T & string, T[keyof T & string]][] =>
  listNames(from).map((name) => [name, from[name]]);

/** Whether a text, or a number, names a property of the object's own. */
export const hasName = <T extends object>(from: T, name: string | number): name is keyof T & (string | number) =>
  Object.hasOwn(from, name);

/** What an object has under a name that came from an address or a form. */
export const findByName = <T extends object>(from: T, name: string | undefined): T[keyof T] | undefined =>
  name !== undefined && hasName(from, name) ? from[name] : undefined;

/** Some properties of an object. */
export const pickNames = <T extends object, N extends keyof T & string>(
  from: T,
  names: readonly N[],
): { [K in N]: T[K] } => Object.fromEntries(names.map((name) => [name, from[name]])) as { [K in N]: T[K] };

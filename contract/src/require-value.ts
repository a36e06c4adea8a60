/** The value, where only the compiler cannot know that there is one: of an index within bounds, a key that was just set. */
export function requireValue<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A value that had to be there is missing');
  return value;
}

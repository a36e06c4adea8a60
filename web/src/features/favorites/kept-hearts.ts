/** The favourites of the account, as far as this page knows them. Apart, so that who fills it and who draws it need not know each other. */
type Kept = ReadonlySet<number> | null;

/** Favourites of the account; null for a visitor, and as long as they are not known. */
let kept: Kept = null;
const hearers = new Set<() => void>();
export const hear = (hearer: () => void) => {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
};
export const keptNow = (): Kept => kept;
export function setKept(ids: Kept): void {
  kept = ids;
  for (const tell of hearers) tell();
}

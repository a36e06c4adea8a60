/** Searches for a size that nothing else has, so that only the properties of one test match. */
export function createUniqueSearches(firstArea: number) {
  let area = firstArea;
  return () => {
    area += 1;
    return { area, query: `for=sale&category_id=1&municipality_ids=4612&areaMin=${area}&areaMax=${area}` };
  };
}

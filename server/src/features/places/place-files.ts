/** Cells of the place files; one that is missing or bad stops the loading. */

export type PlaceFileRow = Record<string, string>;

export const requireText = (row: PlaceFileRow, name: string): string => {
  const value = row[name];
  if (value === undefined || value === '') throw new Error(`Place file lacks ${name}: ${JSON.stringify(row)}`);
  return value;
};

export const readNumber = (row: PlaceFileRow, name: string): number => {
  const value = Number(row[name] || 0);
  if (!Number.isFinite(value)) throw new Error(`Place file has a bad ${name}: ${JSON.stringify(row)}`);
  return value;
};

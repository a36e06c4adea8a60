import { readProperty } from '@estia/contract/read-property';

/** The list of results this tab looked at last, for the way back from a listing. Lost with the page: then there is none. */

type Results = {
  /** Address with its language. */
  path: string;
  /** Its place in the tab's history, as the router counts it. */
  index: number | null;
};

let last: Results | null = null;

const indexNow = (): number | null => {
  const index = readProperty(history.state, 'idx');
  return typeof index === 'number' ? index : null;
};

export const noteResults = (path: string): void => {
  last = { path, index: indexNow() };
};

export const lastResults = (): Results | null => last;

/** One step back in the history leads to exactly that list, with its place in it. */
export const isOneStepBack = (results: Results): boolean => {
  const now = indexNow();
  return now !== null && results.index === now - 1;
};

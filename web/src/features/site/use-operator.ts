/** Who runs the site, as the frame of the page has loaded it. Null when it could not be read: then nothing is printed. */
import type { Operator } from '@estia/contract/site/operator';
import { useRouteLoaderData } from 'react-router';

export const useOperator = (): Operator | null => useRouteLoaderData('root')?.operator ?? null;

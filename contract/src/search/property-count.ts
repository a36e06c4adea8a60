/** «1.248 ακίνητα» */
import { formatCount, formatThousands } from '../format.ts';

export const formatPropertyCountEl = (n: number): string => (n === 1 ? '1 ακίνητο' : `${formatThousands(n)} ακίνητα`);
export const formatPropertyCountEn = (n: number): string =>
  n === 1 ? '1 property' : `${formatCount(n, 'en')} properties`;

/** «1.248 ακίνητα» */
import { thousands } from '../numbers.ts';

export const homes = (n: number): string => (n === 1 ? '1 ακίνητο' : `${thousands(n)} ακίνητα`);
export const homesEn = (n: number): string => (n === 1 ? '1 property' : `${thousands(n)} properties`);

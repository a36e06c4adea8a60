import type { b } from './circle-b.ts';
export const a: typeof b | null = null;

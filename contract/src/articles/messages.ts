import { pair } from '../pair.ts';

export const guideTitle = pair('Οδηγός της αγοράς', 'Market guide');
export const guideText = pair(
  'Ό,τι πρέπει να ξέρεις πριν υπογράψεις, χωρίς ψιλά γράμματα.',
  'What you should know before you sign, without small print.',
);
export const minutes = pair(
  (n: number) => (n === 1 ? '1 λεπτό' : `${n} λεπτά`),
  (n: number) => `${n} min read`,
);
export const none = pair('Δεν υπάρχουν οδηγοί ακόμη.', 'There are no guides yet.');

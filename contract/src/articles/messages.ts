import { pair } from '../pair.ts';

export const guideTitle = pair('Οδηγός της αγοράς', 'Market guide');
export const guideText = pair(
  'Ό,τι πρέπει να ξέρεις πριν υπογράψεις, χωρίς ψιλά γράμματα.',
  'Everything you need to know before you sign, with no small print.',
);
export const minutes = pair(
  (n: number) => (n === 1 ? '1 λεπτό ανάγνωσης' : `${n} λεπτά ανάγνωσης`),
  (n: number) => `${n} min read`,
);
export const none = pair('Δεν υπάρχουν άρθρα ακόμη.', 'No articles yet.');

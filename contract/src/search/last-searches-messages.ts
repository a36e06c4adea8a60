/** Words of the last searches on the home page. Few and apart: home carries no more than it says. */
import { pair } from '../pair.ts';

export const pickUp = pair('Συνέχισε από εκεί που έμεινες:', 'Pick up where you left off:');
export const allSearches = pair('Όλες', 'View all');

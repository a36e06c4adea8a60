/** A listing that was public and is not any more. */
import { pair } from '../pair.ts';

export const goneListing = {
  title: pair('Η αγγελία δεν είναι πια διαθέσιμη', 'This listing is no longer available'),
  text: pair(
    'Είναι σε παύση ή έχει αφαιρεθεί. Δες παρόμοια ακίνητα.',
    'It has been paused or taken down. Have a look at similar homes.',
  ),
  similar: pair('Παρόμοια ακίνητα', 'Similar homes'),
  search: pair('Νέα αναζήτηση', 'New search'),
};

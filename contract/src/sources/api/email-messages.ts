/** Every word of the emails about API keys. The server alone reads them. */
import { pair } from '../../pair.ts';
import type { ApiScope } from './api-scopes.ts';

export const apiKeyEmailMessages = {
  key: pair('Κλειδί', 'Key'),
  prefix: pair('Αρχίζει από', 'Starts with'),
  by: pair('Από', 'Created by'),
  scopes: pair('Δικαιώματα', 'Permissions'),
  /** Short: one line names all of them. */
  scopeNames: {
    'listings:read': pair('ανάγνωση αγγελιών', 'read listings'),
    'listings:write': pair('αλλαγή αγγελιών', 'change listings'),
    'leads:read': pair('ανάγνωση μηνυμάτων', 'read leads'),
    'statistics:read': pair('ανάγνωση στατιστικών', 'read statistics'),
  } satisfies Record<ApiScope, ReturnType<typeof pair>>,
  api_key_created: {
    title: pair('Νέο κλειδί API για το γραφείο σου', 'New API key for your agency'),
    text: pair(
      'Δημιουργήθηκε κλειδί με το οποίο ένα πρόγραμμα μπορεί να χρησιμοποιεί την Εστία για λογαριασμό του γραφείου σου.',
      'A key was created that lets a program use Estia on your agency’s behalf.',
    ),
    button: pair('Δες τα κλειδιά', 'View API keys'),
    notYou: pair(
      'Αν δεν το γνωρίζεις, ανακάλεσε αμέσως το κλειδί και άλλαξε τον κωδικό πρόσβασής σου.',
      'If you don’t recognise this, revoke the key right away and change your password.',
    ),
  },
} as const;

/** Words of the email about a webhook. The server alone reads them. */
import { pair } from '../pair.ts';

export const webhookEmailMessages = {
  disabled: {
    title: pair('Ένα webhook σου σταμάτησε', 'One of your webhooks is turned off'),
    failing: pair(
      (days: number) =>
        `Εδώ και ${days} ημέρες ο διακομιστής σου δεν έχει δεχτεί καμία ειδοποίηση, οπότε σταματήσαμε να στέλνουμε.`,
      (days: number) => `Your server hasn’t accepted a single event for ${days} days, so we’ve stopped sending to it.`,
    ),
    gone: pair(
      'Ο διακομιστής σου απάντησε ότι δεν δέχεται πια ειδοποιήσεις (410), οπότε σταματήσαμε να στέλνουμε.',
      'Your server said it no longer accepts events (410), so we’ve stopped sending to it.',
    ),
    endpoint: pair('Διακομιστής', 'Server'),
    what: pair(
      'Δες στο ιστορικό τι απάντησε. Μόλις διορθωθεί, ενεργοποίησέ το ξανά και στείλε όσα χάθηκαν, ένα ένα, από εκεί.',
      'Check the log to see how it responded. Once it’s fixed, turn the webhook back on and resend what was missed from there.',
    ),
    button: pair('Δες τα webhooks σου', 'View your webhooks'),
  },
} as const;

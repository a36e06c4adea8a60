/** The form of what all alerts have in common. Quiet hours are two hours or none. */
import type { FormValues } from '../../../platform/forms.ts';

export function readSubscriberSettings(values: FormValues) {
  const { locale, quiet_from = '', quiet_to = '' } = values;
  const isQuiet = quiet_from !== '' && quiet_to !== '' && quiet_from !== quiet_to;
  return {
    locale: locale === 'en' ? ('en' as const) : ('el' as const),
    quiet_from: isQuiet ? Number(quiet_from) : null,
    quiet_to: isQuiet ? Number(quiet_to) : null,
    favorite_alerts: 'favorite_alerts' in values,
  };
}

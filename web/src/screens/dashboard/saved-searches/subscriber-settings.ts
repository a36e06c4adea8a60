/** The form of what all alerts have in common. That quiet hours are two or none is the server's to say. */
import type { FormValues } from '../../../platform/forms.ts';

export function readSubscriberSettings(values: FormValues) {
  const { locale, quiet_from = '', quiet_to = '' } = values;
  return {
    locale: locale === 'en' ? ('en' as const) : ('el' as const),
    quiet_from: quiet_from === '' ? null : Number(quiet_from),
    quiet_to: quiet_to === '' ? null : Number(quiet_to),
    favorite_alerts: 'favorite_alerts' in values,
  };
}

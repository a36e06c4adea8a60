/** The fields of AlertSettingsFields, as a form sends them: a box that is not ticked is not sent at all. */
import type { FormValues } from '../../platform/forms.ts';

export const readAlertSettings = (values: FormValues, isSignedIn: boolean) => ({
  frequency: (values.frequency ?? 'instant') as 'instant' | 'daily' | 'weekly' | 'in_app',
  hour: values.hour,
  weekday: values.weekday,
  on_new: 'on_new' in values,
  on_price_drop: 'on_price_drop' in values,
  on_back: 'on_back' in values,
  min_drop_percent: values.min_drop_percent,
  ...(isSignedIn ? { by_email: 'by_email' in values, by_push: 'by_push' in values } : {}),
});

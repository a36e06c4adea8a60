/** The fields of AlertSettingsFields, as a form sends them: a box that is not ticked is not sent at all. */
import type { FormError, FormValues } from '../../platform/forms.ts';

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

/** The server says only that nothing is chosen; of alerts that means that none would ever come. */
export const explainNothingChosen = (refusal: FormError): FormError => ({
  ...refusal,
  fields: Object.fromEntries(
    Object.entries(refusal.fields).map(([name, code]) => [name, code === 'nothing_chosen' ? 'no_alert_chosen' : code]),
  ),
});

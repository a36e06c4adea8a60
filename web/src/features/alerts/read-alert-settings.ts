/** The fields of AlertSettingsFields, as a form sends them: a box that is not ticked is not sent at all. */
import type { FormValues } from '../../platform/forms.ts';

export const readAlertSettings = (fields: FormValues, isMember: boolean) => ({
  frequency: (fields.frequency ?? 'instant') as 'instant' | 'daily' | 'weekly' | 'in_app',
  hour: fields.hour,
  weekday: fields.weekday,
  on_new: 'on_new' in fields,
  on_price_drop: 'on_price_drop' in fields,
  on_back: 'on_back' in fields,
  min_drop_percent: fields.min_drop_percent,
  ...(isMember ? { by_email: 'by_email' in fields, by_push: 'by_push' in fields } : {}),
});

/** The fields of AlertSettingsFields, as a form sends them: a box that is not ticked is not sent at all. */

import type { FormValues } from '../../platform/forms.ts';
import { sentChoice } from '../../platform/sent-choice.ts';

export const readAlertSettings = (values: FormValues, isSignedIn: boolean) => ({
  frequency: sentChoice<'instant' | 'daily' | 'weekly' | 'in_app'>(values.frequency ?? 'instant'),
  hour: values.hour,
  weekday: values.weekday,
  on_new: 'on_new' in values,
  on_price_drop: 'on_price_drop' in values,
  on_back: 'on_back' in values,
  min_drop_percent: values.min_drop_percent,
  ...(isSignedIn ? { by_email: 'by_email' in values, by_push: 'by_push' in values } : {}),
});

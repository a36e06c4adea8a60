/** In which format a source is and how often it is read. */
import type { Locale } from '@estia/contract/pair';
import { feedFormats } from '@estia/contract/sources/feed-codes';
import { feedFormatMessages } from '@estia/contract/sources/feed-messages';
import { sourceFormMessages as words } from '@estia/contract/sources/screens/source-form-messages';
import { sourceSchedules } from '@estia/contract/sources/source-choices';
import type { Source } from '@estia/contract/sources/source-model';
import type { createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Select } from '../../../ui/form/ChoiceFields.tsx';

type Props = { locale: Locale; form: ReturnType<typeof createFieldProps> };

export function FormatSelect({ locale, form, known = 'detect' }: Props & { known?: Source['format'] }) {
  const formats = feedFormats.map((value) => ({ value, label: feedFormatMessages[value][locale] }));
  return (
    <Select
      {...form.field('format', known)}
      label={words.format[locale]}
      hint={words.formatHint[locale]}
      options={[{ value: 'detect', label: words.detect[locale] }, ...formats]}
      required
    />
  );
}

const FIRST_HOURS = 6;

export function ScheduleSelect({ locale, form, known = FIRST_HOURS }: Props & { known?: Source['every_hours'] }) {
  const schedules = sourceSchedules.map((hours) => ({ value: String(hours), label: words.hours[locale](hours) }));
  return (
    <Select
      {...form.field('every_hours', known)}
      label={words.schedule[locale]}
      hint={words.scheduleHint[locale]}
      options={schedules}
      empty={words.byHand[locale]}
      required
    />
  );
}

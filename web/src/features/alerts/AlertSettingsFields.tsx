/** How often, about what and by which way: the fields of one saved search. */
import {
  formatHour,
  getWeekdayName,
  alertSettingsMessages as words,
} from '@estia/contract/alerts/alert-settings-messages';
import type { AlertFrequency, AlertSettings } from '@estia/contract/alerts/model';
import type { Locale } from '@estia/contract/pair';
import type { createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Checkbox, RadioGroup, Select } from '../../ui/form/ChoiceFields.tsx';
import css from './AlertSettingsFields.module.css';

/** Its type is the contract's own; as a value it would bring its schemas along. */
const FREQUENCIES: readonly AlertFrequency[] = ['instant', 'daily', 'weekly', 'in_app'];
const DROPS = [0, 3, 5, 10, 15, 20, 30, 50];
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatHour(hour) }));

type Props = {
  locale: Locale;
  settings: AlertSettings;
  fields: ReturnType<typeof createFieldProps>;
  /** Visitors have no list of matches to look at, and no notifications. */
  isSignedIn: boolean;
};

export function AlertSettingsFields({ locale, settings, fields: { field, check }, isSignedIn }: Props) {
  const drops = DROPS.includes(settings.min_drop_percent)
    ? DROPS
    : [...DROPS, settings.min_drop_percent].sort((a, b) => a - b);
  return (
    <div className={css.fields}>
      <RadioGroup
        {...field('frequency', settings.frequency)}
        label={words.frequency[locale]}
        required
        options={FREQUENCIES.filter((each) => isSignedIn || each !== 'in_app').map((each) => ({
          value: each,
          label: words.frequencies[each][locale],
          hint: words.frequencyHints[each][locale],
        }))}
      />
      <div className={css.when}>
        <Select
          {...field('hour', settings.hour)}
          label={words.hour[locale]}
          hint={words.hourHint[locale]}
          options={HOURS}
          required
        />
        <Select
          {...field('weekday', settings.weekday)}
          label={words.weekday[locale]}
          hint={words.weekdayHint[locale]}
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: getWeekdayName(day, locale) }))}
          required
        />
      </div>
      <fieldset className={css.group}>
        <legend>{words.events[locale]}</legend>
        <Checkbox {...check('on_new', settings.on_new)} label={words.onNew[locale]} />
        <Checkbox {...check('on_price_drop', settings.on_price_drop)} label={words.onPriceDrop[locale]} />
        <Checkbox {...check('on_back', settings.on_back)} label={words.onBack[locale]} />
      </fieldset>
      <div className={css.drop}>
        <Select
          {...field('min_drop_percent', settings.min_drop_percent)}
          label={words.minDrop[locale]}
          options={drops.map((percent) => ({
            value: String(percent),
            label: percent === 0 ? words.anyDrop[locale] : words.atLeast[locale](percent),
          }))}
          required
        />
      </div>
      {isSignedIn && (
        <fieldset className={css.group}>
          <legend>{words.ways[locale]}</legend>
          <Checkbox {...check('by_email', settings.by_email)} label={words.byEmail[locale]} />
          <Checkbox
            {...check('by_push', settings.by_push)}
            label={words.byPush[locale]}
            hint={words.byPushHint[locale]}
          />
        </fieldset>
      )}
    </div>
  );
}

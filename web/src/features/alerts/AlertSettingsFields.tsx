/** How often, about what and by which way: the fields of one saved search. */
import { getWeekdayName, alertSettingsMessages as words } from '@estia/contract/alerts/alert-settings-messages';
import type { AlertFrequency, AlertSettings } from '@estia/contract/alerts/model';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import type { createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Checkbox, RadioGroup, Select } from '../../ui/form/ChoiceFields.tsx';
import { FieldError, getFieldAttributes } from '../../ui/form/Field.tsx';
import css from './AlertSettingsFields.module.css';
import { hourOptions } from './hour-options.ts';

/** Its type is the contract's own; as a value it would bring its schemas along. */
const FREQUENCIES: readonly AlertFrequency[] = ['instant', 'daily', 'weekly', 'in_app'];
const DROPS = [0, 1, 3, 5, 10, 15, 20, 30, 50];

/** Field → label, for the error summary of its form: errors about a group stand at its first box. */
export const getSettingsLabels = (locale: Locale) => ({
  on_new: words.events[locale],
  by_email: words.ways[locale],
});

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
  const onNew = check('on_new', settings.on_new);
  const byEmail = check('by_email', settings.by_email);
  return (
    <div className={css.fields}>
      <div className={css.column}>
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
            options={hourOptions}
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
      </div>
      <div className={css.column}>
        <CheckGroup legend={words.events[locale]} first={onNew}>
          <Checkbox {...onNew} inGroup label={words.onNew[locale]} />
          <Checkbox {...check('on_price_drop', settings.on_price_drop)} label={words.onPriceDrop[locale]} />
          <Checkbox {...check('on_back', settings.on_back)} label={words.onBack[locale]} />
        </CheckGroup>
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
          <CheckGroup legend={words.ways[locale]} first={byEmail} className={css.ways}>
            <Checkbox {...byEmail} inGroup label={words.byEmail[locale]} />
            <Checkbox
              {...check('by_push', settings.by_push)}
              label={words.byPush[locale]}
              hint={words.byPushHint[locale]}
            />
          </CheckGroup>
        )}
      </div>
    </div>
  );
}

type CheckGroupProps = {
  legend: string;
  /** The box whose error is that of the group. */
  first: { locale: Locale; name: string; error?: string | undefined };
  className?: string | undefined;
  children: ReactNode;
};

function CheckGroup({ legend, first, className, children }: CheckGroupProps) {
  const { aria } = getFieldAttributes({ name: first.name, error: first.error });
  return (
    <fieldset
      className={className ? `${css.group} ${className}` : css.group}
      aria-describedby={aria['aria-describedby']}
    >
      <legend>{legend}</legend>
      {children}
      <FieldError {...first} />
    </fieldset>
  );
}

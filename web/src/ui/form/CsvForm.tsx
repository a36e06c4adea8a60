/** Asks for a list of admins as a file, with the filter that the list has. A form, as it is written down who took it. */
import { adminListMessages as words } from '@estia/contract/admin-lists/messages';
import type { Locale } from '@estia/contract/pair';
import { buttonClass } from '../button.ts';
import { Form } from './Form.tsx';

type Props = {
  locale: Locale;
  action: string;
  filter: Readonly<Record<string, string | number | undefined>>;
  label?: string;
};

export const CsvForm = ({ locale, action, filter, label = words.csv[locale] }: Props) => (
  <Form action={action} label={label}>
    {Object.entries(filter).map(
      ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
    )}
    <button type="submit" className={buttonClass('outline')}>
      {label}
    </button>
  </Form>
);

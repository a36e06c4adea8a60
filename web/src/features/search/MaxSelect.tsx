/** The upper end of a filter whose lower end is a row of chips. */
import type { Locale } from '@estia/contract/pair';
import { noLimit } from '@estia/contract/search/filter-messages';
import { upTo } from '@estia/contract/search/messages';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './MaxSelect.module.css';

type Props = {
  locale: Locale;
  name: string;
  options: readonly { id: number; text: string }[];
  chosen: number | undefined;
};

export function MaxSelect({ locale, name, options, chosen }: Props) {
  return (
    <label className={css.upTo}>
      <span>{upTo[locale]}</span>
      <span className={css.select}>
        <select name={name} defaultValue={chosen ?? ''}>
          <option value="">{noLimit[locale]}</option>
          {options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" small />
      </span>
    </label>
  );
}

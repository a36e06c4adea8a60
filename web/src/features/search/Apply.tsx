/** Sends the form and says what that will show. It takes the room there is, so a number that changes moves nothing. */
import type { Locale } from '@estia/contract/pair';
import { buttonClass } from '../../ui/button.ts';
import css from './Apply.module.css';
import { applyText, useCounted } from './counted.ts';

export function Apply({ locale }: { locale: Locale }) {
  const counted = useCounted();
  return (
    <button className={buttonClass('main', css.apply)} type="submit">
      {applyText(counted, locale)}
    </button>
  );
}

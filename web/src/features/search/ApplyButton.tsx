/** Sends the form and says what that will show. It takes the room there is, so a number that changes moves nothing. */
import type { Locale } from '@estia/contract/pair';
import { buttonClass } from '../../ui/button.ts';
import css from './ApplyButton.module.css';
import { getApplyLabel, useFacetCounts } from './facet-counts.ts';

export function ApplyButton({ locale }: { locale: Locale }) {
  const counted = useFacetCounts();
  return (
    <button className={buttonClass('primary', css.apply)} type="submit">
      {getApplyLabel(counted, locale)}
    </button>
  );
}

/** How many people wait for a home like this one. Drawn only where enough do. */
import { demandMessages as words } from '@estia/contract/alerts/demand-messages';
import type { Locale } from '@estia/contract/pair';
import { DashboardIcon } from '../../ui/icon/DashboardIcon.tsx';
import css from './DemandNote.module.css';

export function DemandNote({ locale, people }: { locale: Locale; people: number | null }) {
  if (people === null) return null;
  return (
    <p className={css.note}>
      <DashboardIcon name="bell" />
      <span>
        <b>{words.waiting[locale](people)}</b>
        {words.explain[locale]}
      </span>
    </p>
  );
}

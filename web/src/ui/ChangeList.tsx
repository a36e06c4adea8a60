/** What an act changes, a line for each field, as people read it. */
import { audit as words } from '@estia/contract/accounts/audit-messages';
import type { Locale, Pair } from '@estia/contract/pair';
import css from './ChangeList.module.css';

type Change = { field: Pair; before: Pair | null; after: Pair };

export function ChangeList({ locale, changes }: { locale: Locale; changes: readonly Change[] }) {
  return (
    <ul className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field.el}>
          <span>{field[locale]}:</span>{' '}
          {before !== null && (
            <>
              <del>
                <span className="vh">{words.was[locale]} </span>
                {before[locale]}
              </del>{' '}
              <span aria-hidden="true">→</span>{' '}
            </>
          )}
          <ins>
            <span className="vh">{words.is[locale]} </span>
            {after[locale]}
          </ins>
        </li>
      ))}
    </ul>
  );
}

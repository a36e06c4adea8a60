/** What the commercial register said about an agency, and asking it now. The way to look by hand is always there. */

import { user as words } from '@estia/contract/accounts/admin-messages';
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActionForm } from '../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import grid from '../../ui/form/form-grid.module.css';
import css from '../../ui/row-list.module.css';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

type Check = ApiReply<'GET /adminPanel/users/{id}'>['checks'][number];
type Props = { locale: Locale; checks: readonly Check[]; gemi: string; formKey: string };

/** The public pages of the register, open to everybody. */
const REGISTRY_URL = 'https://publicity.businessportal.gr/company/';
const tones = { match: 'good', mismatch: 'care', not_found: 'care', unreachable: 'plain' } as const;

const formatFindings = (found: Record<string, unknown> | null): string =>
  Object.entries(found ?? {})
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([, value]) => value)
    .join(' · ');

export function RegistryChecks({ locale, checks, gemi, formKey }: Props) {
  return (
    <>
      {checks.length === 0 ? (
        <p>{words.noChecks[locale]}</p>
      ) : (
        <ul className={css.boxed}>
          {checks.map((check) => (
            <li className={css.row} key={check.checked_at}>
              <div className={css.what}>
                <StatusBadge tone={tones[check.verdict]}>{words.verdicts[check.verdict][locale]}</StatusBadge>
                {check.found && <p>{formatFindings(check.found)}</p>}
                <p className={css.small}>{formatDateTime(check.checked_at, locale)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ActionForm locale={locale} intent="check" formKey={formKey} className={`${grid.actions} ${grid.after}`}>
        <SubmitButton locale={locale} kind="outline">
          {words.check[locale]}
        </SubmitButton>
        <a
          className={buttonClass('text', grid.long)}
          href={`${REGISTRY_URL}${encodeURIComponent(gemi)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.openRegister[locale]} ({words.elsewhere[locale]})
        </a>
      </ActionForm>
    </>
  );
}

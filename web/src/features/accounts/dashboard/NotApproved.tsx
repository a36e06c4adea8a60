/** Says to an agency that is not approved yet why it cannot publish, and what happens next. */

import { notApproved as words } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import css from './AccountStatusBanner.module.css';
import { Banner } from './AccountStatusBanner.tsx';

export type Unapproved = { status: string; unconfirmedEmail: string | null };

/** Null for everybody whose approval stands in the way of nothing. */
export const unapprovedAgency = (user: {
  role_id: number;
  status: string;
  email?: string;
  email_confirmed?: boolean;
}): Unapproved | null =>
  user.role_id === roleIds.agency && user.status !== 'approved'
    ? { status: user.status, unconfirmedEmail: user.email_confirmed === false ? (user.email ?? null) : null }
    : null;

/** In one line, where a limit would stand that means nothing before the approval. */
export const unapprovedTitle = ({ status }: Unapproved, locale: Locale): string =>
  (status === 'rejected' ? words.rejected : words.waiting)[locale];

type Props = { locale: Locale; agency: Unapproved; page: 'wizard' | 'developments' | 'other' };

export function NotApproved({ locale, agency, page }: Props) {
  const isRejected = agency.status === 'rejected';
  const inWizard = page === 'wizard';
  return (
    <Banner icon={isRejected ? 'warn' : 'clock'} care={isRejected} title={unapprovedTitle(agency, locale)}>
      {isRejected ? (
        <p>{words.rejectedNext[locale]}</p>
      ) : (
        <>
          <p>{words.until[page][locale]}</p>
          <p>
            {agency.unconfirmedEmail !== null && `${words.confirmFirst[locale](agency.unconfirmedEmail)} `}
            {words.next[locale]}
          </p>
        </>
      )}
      <p className={css.actions}>
        {isRejected ? (
          <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/user/profile')}>
            {words.toProfile[locale]}
          </a>
        ) : (
          <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard')}>
            {words.toState[locale]}
          </a>
        )}
        {!inWizard && !isRejected && (
          <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/properties/new-property')}>
            {words.toDraft[locale]}
          </a>
        )}
      </p>
    </Banner>
  );
}

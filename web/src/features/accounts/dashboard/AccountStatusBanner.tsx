/** What stands between an account and its use (ROLE-5): confirm, wait, rejected, about to be deleted; with the next step. */

import { state as words } from '@estia/contract/accounts/dashboard-messages';
import type { User } from '@estia/contract/accounts/model';
import { roleIds } from '@estia/contract/accounts/roles';
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { operator } from '@estia/contract/site/messages';
import type { ReactNode } from 'react';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { DashboardIcon, type DashboardIconName } from '../../../ui/icon/DashboardIcon.tsx';
import css from './AccountStatusBanner.module.css';

type Props = { locale: Locale; user: User; formKey: string; refusal: FormError | null };

export function AccountStatusBanner({ locale, user, formKey, refusal }: Props) {
  return (
    <>
      {user.erase_after && (
        <Banner icon="bin" care title={words.deletion[locale](formatLongDate(user.erase_after, locale))}>
          <p>{words.deletionText[locale]}</p>
          <p className={css.actions}>
            <a className={buttonClass('primary')} href={pathTo(locale, '/auth/undo-delete')}>
              {words.undo[locale]}
            </a>
          </p>
        </Banner>
      )}
      {!user.email_confirmed && (
        <Banner icon="mail" title={words.confirm[locale]}>
          <p>{words.confirmText[locale](user.email)}</p>
          <ActionForm locale={locale} intent="resend" formKey={formKey} refusal={refusal} className={css.actions}>
            <SubmitButton locale={locale} kind="primary">
              {words.resend[locale]}
            </SubmitButton>
            <a className={buttonClass('outline')} href={pathTo(locale, '/auth/confirm')}>
              {words.typeCode[locale]}
            </a>
          </ActionForm>
        </Banner>
      )}
      {user.status === 'waiting' && user.email_confirmed && user.role_id !== roleIds.agency && (
        <Banner icon="clock" title={words.waiting[locale]}>
          <p>{words.waitingText[locale]}</p>
        </Banner>
      )}
      {user.status === 'rejected' && (
        <Banner icon="warn" care title={words.rejected[locale]}>
          {user.status_reason && (
            <p>
              <b>{words.reason[locale]}:</b> {user.status_reason}
            </p>
          )}
          <p>{words.rejectedText[locale]}</p>
          <p className={css.actions}>
            <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/user/profile')}>
              {words.toProfile[locale]}
            </a>
            <a className={buttonClass('outline')} href={`mailto:${operator.email}`}>
              {words.write[locale]}
            </a>
          </p>
        </Banner>
      )}
    </>
  );
}

type BannerProps = { icon: DashboardIconName; title: string; care?: boolean; children: ReactNode };

export function Banner({ icon, title, care = false, children }: BannerProps) {
  return (
    <section className={care ? `${css.banner} ${css.care}` : css.banner} aria-label={title}>
      <DashboardIcon name={icon} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** What stands between an account and its use (ROLE-5): confirm, wait, rejected, about to be deleted; with the next step. */
import { state as words } from '@estia/contract/accounts/dashboard-messages';
import type { User } from '@estia/contract/accounts/model';
import { formatLongDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { operator } from '@estia/contract/site/messages';
import type { ReactNode } from 'react';
import type { Refusal } from '../../platform/forms.ts';
import { to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActForm } from '../../ui/form/ActForm.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { NavIcon, type NavIconName } from './NavIcon.tsx';
import css from './StateBanner.module.css';

type Props = { locale: Locale; user: User; formKey: string; refusal: Refusal | null };

export function StateBanner({ locale, user, formKey, refusal }: Props) {
  return (
    <>
      {user.erase_after && (
        <Banner icon="bin" care title={words.deletion[locale](formatLongDate(user.erase_after, locale))}>
          <p>{words.deletionText[locale]}</p>
          <p className={css.acts}>
            <a className={buttonClass('main')} href={to(locale, '/auth/undo-delete')}>
              {words.undo[locale]}
            </a>
          </p>
        </Banner>
      )}
      {!user.email_confirmed && (
        <Banner icon="mail" title={words.confirm[locale]}>
          <p>{words.confirmText[locale](user.email)}</p>
          <ActForm locale={locale} act="resend" formKey={formKey} refusal={refusal} className={css.acts}>
            <Submit locale={locale} kind="main">
              {words.resend[locale]}
            </Submit>
            <a className={buttonClass('line')} href={to(locale, '/auth/confirm')}>
              {words.typeCode[locale]}
            </a>
          </ActForm>
        </Banner>
      )}
      {user.status === 'waiting' && user.email_confirmed && user.role_id !== 3 && (
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
          <p className={css.acts}>
            <a className={buttonClass('main')} href={to(locale, '/dashboard/user/profile')}>
              {words.toProfile[locale]}
            </a>
            <a className={buttonClass('line')} href={`mailto:${operator.email}`}>
              {words.write[locale]}
            </a>
          </p>
        </Banner>
      )}
    </>
  );
}

type BannerProps = { icon: NavIconName; title: string; care?: boolean; children: ReactNode };

export function Banner({ icon, title, care = false, children }: BannerProps) {
  return (
    <section className={care ? `${css.banner} ${css.care}` : css.banner} aria-label={title}>
      <NavIcon name={icon} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** ADMN-3: an admin emails a user about one of the listed reasons. Nothing else changes; the audit log is the history. */
import { roleIds } from '@estia/contract/accounts/roles';
import { type Locale, toLocale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Db } from '../../platform/db/db.ts';
import { createEmailRenderer } from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import { moderationEmails } from './moderation.emails.ts';
import * as q from './moderation.queries.ts';

type AlertEmail = { user_id: number; reason_id: number; note: string };

/** Admins are spoken to in person. */
async function findRecipient(db: Db, userId: number) {
  const recipient = await q.findAlertRecipient(db, userId);
  if (!recipient) throw new AppError('not_found');
  if (recipient.role_id === roleIds.admin) throw new AppError('forbidden');
  return recipient;
}

export async function previewAlertEmail({ db, config, clock }: Deps, { user_id, reason_id, note }: AlertEmail) {
  const recipient = await findRecipient(db, user_id);
  const render = createEmailRenderer(config.origin, moderationEmails);
  const write = (locale: Locale) => {
    const values = { name: recipient.username, reason_id, note };
    const { subject, text } = render({ template: 'user_alert', locale, values, at: clock() });
    return { subject, text };
  };
  return { locale: toLocale(recipient.locale), el: write('el'), en: write('en') };
}

export const sendAlertEmail = (
  deps: Deps,
  viewer: NonNullable<Viewer>,
  { user_id, reason_id, note }: AlertEmail,
): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const recipient = await findRecipient(trx, user_id);
    await enqueueEmailTo(trx, deps, recipient, { template: 'user_alert', values: { reason_id, note } });
    await writeAuditLog(trx, {
      adminId: viewer.userId,
      action: 'alert_email_sent',
      subject: 'account',
      subjectId: user_id,
      reason: note || null,
      after: { alert_reason: reason_id },
      now: deps.clock(),
    });
  });

/**
 * The emails about accounts, written out in the reader's language. A secret stands behind the # of a link or nowhere.
 */
import {
  emailContact,
  formatDuration,
  emailFrame as frame,
  emailMessages as words,
} from '@estia/contract/accounts/email-messages';
import { formatLongDate } from '@estia/contract/format';
import type { Pair } from '@estia/contract/pair';
import type { EmailBlock } from '../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailContent,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { type StatementValues, statementBlocks } from '../statements-of-reasons/index.ts';
import type { AccountEmailValues } from './accounts.emails.ts';

const contactHref = `mailto:${emailContact}`;

/** The reader did not do it: what now. */
const notYouBlock = (context: TemplateContext, words: Pair, link?: { text: Pair; href: string }) => ({
  kind: 'aside' as const,
  title: frame.notYou[context.locale],
  text: words[context.locale],
  ...(link ? { link: { text: link.text[context.locale], href: link.href } } : {}),
});

const forgotPasswordLink = (context: TemplateContext) => ({
  text: frame.newPassword,
  href: context.page('/auth/forgot'),
});
const securityPageLink = (context: TemplateContext) => ({
  text: frame.changePassword,
  href: context.page('/dashboard/user/security'),
});
const contactLink = { text: frame.writeToUs, href: contactHref };

const deviceBlock = (context: TemplateContext, device: string): EmailBlock => ({
  kind: 'facts',
  rows: [
    [frame.device[context.locale], device || frame.unknownDevice[context.locale]],
    [frame.when[context.locale], context.when],
  ],
});

const factorBlock = (context: TemplateContext, factor: 'totp' | 'passkey'): EmailBlock => ({
  kind: 'facts',
  rows: [
    [frame.factor[context.locale], frame.factors[factor][context.locale]],
    [frame.when[context.locale], context.when],
  ],
});

/** The code opens the page by itself, or is typed there where the letter is read on another device. */
const linkOrCodeBlocks = (
  context: TemplateContext,
  label: Pair,
  path: string,
  code: string,
  days?: number,
): EmailBlock[] => [
  buttonBlock(label[context.locale], `${context.page(path)}#${code}`),
  {
    kind: 'code',
    label: frame.orType[context.locale],
    code,
    ...(days ? { note: frame.goodFor[context.locale](formatDuration[context.locale](days * 1440)) } : {}),
  },
];

/** Eight digits that are only good together with the email: no link carries them. */
const shortCodeBlock = (
  context: TemplateContext,
  { code, minutes }: { code: string; minutes: number },
): EmailBlock => ({
  kind: 'code',
  label: frame.oneTimeCode[context.locale],
  code,
  note: `${frame.goodFor[context.locale](formatDuration[context.locale](minutes))} ${frame.neverAsk[context.locale]}`,
});

const reasonBlocks = (context: TemplateContext, reason: string): EmailBlock[] =>
  reason ? [{ kind: 'quote', label: frame.reason[context.locale], text: reason }] : [];

const questionsBlock = (context: TemplateContext): EmailBlock => ({
  kind: 'aside',
  title: frame.questions[context.locale],
  text: frame.questionsText[context.locale],
  link: { text: emailContact, href: contactHref },
});

/** What the admin wrote is in the statement of reasons. */
const buildDecisionEmail = (
  context: TemplateContext,
  w: { title: Pair; text: Pair },
  statement: StatementValues,
): EmailContent => ({
  words: w,
  blocks: [textBlock(w.text[context.locale]), ...statementBlocks(context, statement)],
});

const buildInvitationEmail = (
  context: TemplateContext,
  w: { title: Pair; subject?: Pair; text: Pair },
  v: AccountEmailValues['invited'],
): EmailContent => ({
  words: w,
  blocks: [
    textBlock(w.text[context.locale]),
    shortCodeBlock(context, v),
    buttonBlock(words.invited.button[context.locale], context.page('/auth/reset')),
    {
      kind: 'aside',
      title: words.invited.expired[context.locale],
      text: words.invited.expiredText[context.locale],
      link: { text: frame.askForCode[context.locale], href: context.page('/auth/forgot') },
    },
    { ...notYouBlock(context, words.invited.notYou, contactLink), title: frame.unexpected[context.locale] },
  ],
  reader: 'stranger',
});

export const accountEmails: EmailTemplates<AccountEmailValues> = {
  confirm_email: ({ code }, context) => ({
    words: words.confirm_email,
    blocks: [
      textBlock(words.confirm_email.text[context.locale]),
      ...linkOrCodeBlocks(context, words.confirm_email.button, '/auth/confirm', code, words.confirm_email.days),
      notYouBlock(context, words.confirm_email.notYou),
    ],
    reader: 'stranger',
  }),
  reset_password: (v, context) => ({
    words: words.reset_password,
    blocks: [
      textBlock(words.reset_password.text[context.locale]),
      shortCodeBlock(context, v),
      // Not where a code is asked for: a second one would end this one.
      buttonBlock(words.reset_password.button[context.locale], context.page('/auth/reset')),
      notYouBlock(context, words.reset_password.notYou),
    ],
  }),
  password_changed: ({ device }, context) => ({
    words: words.password_changed,
    blocks: [
      textBlock(words.password_changed.text[context.locale]),
      deviceBlock(context, device),
      notYouBlock(context, words.password_changed.notYou, forgotPasswordLink(context)),
    ],
  }),
  new_login: ({ device }, context) => ({
    words: words.new_login,
    blocks: [
      textBlock(words.new_login.text[context.locale]),
      deviceBlock(context, device),
      notYouBlock(context, words.new_login.notYou, securityPageLink(context)),
    ],
  }),
  leave_email: ({ code, new_email }, context) => ({
    words: words.leave_email,
    blocks: [
      textBlock(words.leave_email.text[context.locale]),
      { kind: 'facts', rows: [[frame.newEmail[context.locale], new_email]] },
      ...linkOrCodeBlocks(context, words.leave_email.button, '/auth/confirm-email-change', code),
      notYouBlock(context, words.leave_email.notYou, securityPageLink(context)),
    ],
  }),
  enter_email: ({ code, only_new }, context) => ({
    words: words.enter_email,
    blocks: [
      textBlock((only_new ? words.enter_email.textNew : words.enter_email.text)[context.locale]),
      ...linkOrCodeBlocks(context, words.enter_email.button, '/auth/confirm-email-change', code),
      notYouBlock(context, words.enter_email.notYou),
    ],
    reader: 'stranger',
  }),
  email_changed: ({ new_email }, context) => ({
    words: words.email_changed,
    blocks: [
      textBlock(words.email_changed.text[context.locale]),
      {
        kind: 'facts',
        rows: [
          [frame.newEmail[context.locale], new_email],
          [frame.when[context.locale], context.when],
        ],
      },
      notYouBlock(context, words.email_changed.notYou, contactLink),
    ],
  }),
  factor_added: ({ factor }, context) => ({
    words: words.factor_added,
    blocks: [
      textBlock(words.factor_added.text[context.locale]),
      factorBlock(context, factor),
      notYouBlock(context, words.factor_added.notYou, securityPageLink(context)),
    ],
  }),
  factor_removed: ({ factor }, context) => ({
    words: words.factor_removed,
    blocks: [
      textBlock(words.factor_removed.text[context.locale]),
      factorBlock(context, factor),
      notYouBlock(context, words.factor_removed.notYou, securityPageLink(context)),
    ],
  }),
  factors_removed_by_admin: ({ reason }, context) => ({
    words: words.factors_removed_by_admin,
    blocks: [
      textBlock(words.factors_removed_by_admin.text[context.locale]),
      ...reasonBlocks(context, reason),
      {
        ...notYouBlock(context, words.factors_removed_by_admin.notYou, contactLink),
        title: frame.unexpected[context.locale],
      },
    ],
  }),
  admin_factors_removed_on_server: ({ admin_name }, context) => ({
    words: words.admin_factors_removed_on_server,
    blocks: [
      textBlock(words.admin_factors_removed_on_server.text[context.locale](admin_name)),
      { kind: 'facts', rows: [[frame.when[context.locale], context.when]] },
      {
        ...notYouBlock(context, words.admin_factors_removed_on_server.notYou, contactLink),
        title: frame.unexpected[context.locale],
      },
    ],
  }),
  recovery_codes_renewed: (_, context) => ({
    words: words.recovery_codes_renewed,
    blocks: [
      textBlock(words.recovery_codes_renewed.text[context.locale]),
      { kind: 'facts', rows: [[frame.when[context.locale], context.when]] },
      notYouBlock(context, words.recovery_codes_renewed.notYou, securityPageLink(context)),
    ],
  }),
  approved: ({ reason }, context) => ({
    words: words.approved,
    blocks: [
      textBlock(words.approved.text[context.locale]),
      ...reasonBlocks(context, reason),
      buttonBlock(frame.login[context.locale], context.page('/auth/login')),
      questionsBlock(context),
    ],
  }),
  rejected: ({ statement }, context) => buildDecisionEmail(context, words.rejected, statement),
  blocked: ({ statement }, context) => buildDecisionEmail(context, words.blocked, statement),
  invited: (v, context) => buildInvitationEmail(context, words.invited, v),
  invited_admin: (v, context) => buildInvitationEmail(context, words.invited_admin, v),
  changed_by_admin: ({ reason }, context) => ({
    words: words.changed_by_admin,
    blocks: [
      textBlock(words.changed_by_admin.text[context.locale]),
      ...reasonBlocks(context, reason),
      buttonBlock(words.changed_by_admin.button[context.locale], context.page('/dashboard/user/profile')),
      questionsBlock(context),
    ],
  }),
  export_ready: ({ until }, context) => ({
    words: words.export_ready,
    blocks: [
      textBlock(words.export_ready.text[context.locale](formatLongDate(until, context.locale))),
      buttonBlock(words.export_ready.button[context.locale], context.page('/dashboard/user/privacy')),
      notYouBlock(context, words.export_ready.notYou, securityPageLink(context)),
    ],
  }),
  deletion_requested: ({ code, until }, context) => ({
    words: words.deletion_requested,
    blocks: [
      textBlock(words.deletion_requested.text[context.locale](formatLongDate(until, context.locale))),
      ...linkOrCodeBlocks(context, words.deletion_requested.button, '/auth/undo-delete', code),
      notYouBlock(context, words.deletion_requested.notYou, forgotPasswordLink(context)),
    ],
  }),
  deleted_by_admin: ({ statement, until }, context) => ({
    words: words.deleted_by_admin,
    blocks: [
      textBlock(words.deleted_by_admin.text[context.locale](formatLongDate(until, context.locale))),
      ...statementBlocks(context, statement),
    ],
  }),
  deletion_undone: ({ active, paused }, context) => ({
    words: words.deletion_undone,
    blocks: [
      textBlock(words.deletion_undone.text[context.locale]),
      ...(active > 0 ? [textBlock(words.deletion_undone.active[context.locale](active))] : []),
      ...(paused > 0 ? [textBlock(words.deletion_undone.paused[context.locale](paused))] : []),
      buttonBlock(frame.login[context.locale], context.page('/auth/login')),
      notYouBlock(context, words.deletion_undone.notYou, forgotPasswordLink(context)),
    ],
  }),
  erased: (_, context) => ({
    words: words.erased,
    blocks: [textBlock(words.erased.text[context.locale]), textBlock(words.erased.thanks[context.locale])],
    reader: 'gone',
  }),
  unused_warning: ({ until }, context) => ({
    words: words.unused_warning,
    blocks: [
      textBlock(words.unused_warning.text[context.locale](formatLongDate(until, context.locale))),
      buttonBlock(words.unused_warning.button[context.locale], context.page('/auth/login')),
    ],
  }),
};

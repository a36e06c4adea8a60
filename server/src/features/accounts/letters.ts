/** The letters about accounts, written out in the reader's language. A secret stands behind the # of a link or nowhere. */
import {
  emailContact,
  formatDuration,
  emailFrame as frame,
  emailMessages as words,
} from '@estia/contract/accounts/letter-messages';
import { formatLongDate } from '@estia/contract/numbers';
import type { Pair } from '@estia/contract/pair';
import type { Block } from '../../platform/letter.ts';
import { button, type Ground, type LetterDraft, type LetterShelf, text } from '../../platform/letter-shelf.ts';
import type { Letters } from './accounts.letters.ts';

const contact = `mailto:${emailContact}`;

/** The reader did not do it: what now. */
const notYou = (g: Ground, words: Pair, link?: { text: Pair; href: string }) => ({
  kind: 'aside' as const,
  title: frame.notYou[g.locale],
  text: words[g.locale],
  ...(link ? { link: { text: link.text[g.locale], href: link.href } } : {}),
});

const toForgot = (g: Ground) => ({ text: frame.newPassword, href: g.page('/auth/forgot') });
const toSecurity = (g: Ground) => ({ text: frame.changePassword, href: g.page('/dashboard/user/security') });
const toUs = { text: frame.writeToUs, href: contact };

const onDevice = (g: Ground, device: string): Block => ({
  kind: 'facts',
  rows: [
    [frame.device[g.locale], device || frame.unknownDevice[g.locale]],
    [frame.when[g.locale], g.when],
  ],
});

const ofFactor = (g: Ground, factor: 'totp' | 'passkey'): Block => ({
  kind: 'facts',
  rows: [
    [frame.factor[g.locale], frame.factors[factor][g.locale]],
    [frame.when[g.locale], g.when],
  ],
});

/** The code opens the page by itself, or is typed there where the letter is read on another device. */
const linkOrCode = (g: Ground, label: Pair, path: string, code: string, days?: number): Block[] => [
  button(label[g.locale], `${g.page(path)}#${code}`),
  {
    kind: 'code',
    label: frame.orType[g.locale],
    code,
    ...(days ? { note: frame.goodFor[g.locale](formatDuration[g.locale](days * 1440)) } : {}),
  },
];

/** Eight digits that are only good together with the email: no link carries them. */
const shortCode = (g: Ground, { code, minutes }: { code: string; minutes: number }): Block => ({
  kind: 'code',
  label: frame.oneTimeCode[g.locale],
  code,
  note: `${frame.goodFor[g.locale](formatDuration[g.locale](minutes))} ${frame.neverAsk[g.locale]}`,
});

const because = (g: Ground, reason: string): Block[] =>
  reason ? [{ kind: 'quote', label: frame.reason[g.locale], text: reason }] : [];

const objection = (g: Ground): Block => ({
  kind: 'aside',
  title: frame.objectTitle[g.locale],
  text: frame.object[g.locale],
  link: { text: emailContact, href: contact },
});

const questions = (g: Ground): Block => ({
  kind: 'aside',
  title: frame.questions[g.locale],
  text: frame.questionsText[g.locale],
  link: { text: emailContact, href: contact },
});

const decision = (g: Ground, w: { title: Pair; text: Pair }, reason: string): LetterDraft => ({
  words: w,
  blocks: [text(w.text[g.locale]), ...because(g, reason), objection(g)],
});

const invitation = (g: Ground, w: { title: Pair; subject?: Pair; text: Pair }, v: Letters['invited']): LetterDraft => ({
  words: w,
  blocks: [
    text(w.text[g.locale]),
    shortCode(g, v),
    button(words.invited.button[g.locale], g.page('/auth/reset')),
    {
      kind: 'aside',
      title: words.invited.expired[g.locale],
      text: words.invited.expiredText[g.locale],
      link: { text: frame.askForCode[g.locale], href: g.page('/auth/forgot') },
    },
    { ...notYou(g, words.invited.notYou, toUs), title: frame.unexpected[g.locale] },
  ],
  reader: 'stranger',
});

export const accountLetters: LetterShelf<Letters> = {
  confirm_email: ({ code }, g) => ({
    words: words.confirm_email,
    blocks: [
      text(words.confirm_email.text[g.locale]),
      ...linkOrCode(g, words.confirm_email.button, '/auth/confirm', code, words.confirm_email.days),
      notYou(g, words.confirm_email.notYou),
    ],
    reader: 'stranger',
  }),
  reset_password: (v, g) => ({
    words: words.reset_password,
    blocks: [
      text(words.reset_password.text[g.locale]),
      shortCode(g, v),
      // Not where a code is asked for: a second one would end this one.
      button(words.reset_password.button[g.locale], g.page('/auth/reset')),
      notYou(g, words.reset_password.notYou),
    ],
  }),
  password_changed: ({ device }, g) => ({
    words: words.password_changed,
    blocks: [
      text(words.password_changed.text[g.locale]),
      onDevice(g, device),
      notYou(g, words.password_changed.notYou, toForgot(g)),
    ],
  }),
  new_login: ({ device }, g) => ({
    words: words.new_login,
    blocks: [
      text(words.new_login.text[g.locale]),
      onDevice(g, device),
      notYou(g, words.new_login.notYou, toSecurity(g)),
    ],
  }),
  leave_email: ({ code, new_email }, g) => ({
    words: words.leave_email,
    blocks: [
      text(words.leave_email.text[g.locale]),
      { kind: 'facts', rows: [[frame.newEmail[g.locale], new_email]] },
      ...linkOrCode(g, words.leave_email.button, '/auth/confirm-email-change', code),
      notYou(g, words.leave_email.notYou, toSecurity(g)),
    ],
  }),
  enter_email: ({ code, only_new }, g) => ({
    words: words.enter_email,
    blocks: [
      text((only_new ? words.enter_email.textNew : words.enter_email.text)[g.locale]),
      ...linkOrCode(g, words.enter_email.button, '/auth/confirm-email-change', code),
      notYou(g, words.enter_email.notYou),
    ],
    reader: 'stranger',
  }),
  email_changed: ({ new_email }, g) => ({
    words: words.email_changed,
    blocks: [
      text(words.email_changed.text[g.locale]),
      {
        kind: 'facts',
        rows: [
          [frame.newEmail[g.locale], new_email],
          [frame.when[g.locale], g.when],
        ],
      },
      notYou(g, words.email_changed.notYou, toUs),
    ],
  }),
  factor_added: ({ factor }, g) => ({
    words: words.factor_added,
    blocks: [
      text(words.factor_added.text[g.locale]),
      ofFactor(g, factor),
      notYou(g, words.factor_added.notYou, toSecurity(g)),
    ],
  }),
  factor_removed: ({ factor }, g) => ({
    words: words.factor_removed,
    blocks: [
      text(words.factor_removed.text[g.locale]),
      ofFactor(g, factor),
      notYou(g, words.factor_removed.notYou, toSecurity(g)),
    ],
  }),
  factors_removed_by_admin: ({ reason }, g) => ({
    words: words.factors_removed_by_admin,
    blocks: [
      text(words.factors_removed_by_admin.text[g.locale]),
      ...because(g, reason),
      { ...notYou(g, words.factors_removed_by_admin.notYou, toUs), title: frame.unexpected[g.locale] },
    ],
  }),
  recovery_codes_renewed: (_, g) => ({
    words: words.recovery_codes_renewed,
    blocks: [
      text(words.recovery_codes_renewed.text[g.locale]),
      { kind: 'facts', rows: [[frame.when[g.locale], g.when]] },
      notYou(g, words.recovery_codes_renewed.notYou, toSecurity(g)),
    ],
  }),
  approved: ({ reason }, g) => ({
    words: words.approved,
    blocks: [
      text(words.approved.text[g.locale]),
      ...because(g, reason),
      button(frame.login[g.locale], g.page('/auth/login')),
      questions(g),
    ],
  }),
  rejected: ({ reason }, g) => decision(g, words.rejected, reason),
  blocked: ({ reason }, g) => decision(g, words.blocked, reason),
  invited: (v, g) => invitation(g, words.invited, v),
  invited_admin: (v, g) => invitation(g, words.invited_admin, v),
  changed_by_admin: ({ reason }, g) => ({
    words: words.changed_by_admin,
    blocks: [
      text(words.changed_by_admin.text[g.locale]),
      ...because(g, reason),
      button(words.changed_by_admin.button[g.locale], g.page('/dashboard/user/profile')),
      questions(g),
    ],
  }),
  export_ready: ({ until }, g) => ({
    words: words.export_ready,
    blocks: [
      text(words.export_ready.text[g.locale](formatLongDate(until, g.locale))),
      button(words.export_ready.button[g.locale], g.page('/dashboard/user/privacy')),
      notYou(g, words.export_ready.notYou, toSecurity(g)),
    ],
  }),
  deletion_asked: ({ code, until }, g) => ({
    words: words.deletion_asked,
    blocks: [
      text(words.deletion_asked.text[g.locale](formatLongDate(until, g.locale))),
      ...linkOrCode(g, words.deletion_asked.button, '/auth/undo-delete', code),
      notYou(g, words.deletion_asked.notYou, toForgot(g)),
    ],
  }),
  deleted_by_admin: ({ reason, until }, g) => ({
    words: words.deleted_by_admin,
    blocks: [
      text(words.deleted_by_admin.text[g.locale](formatLongDate(until, g.locale))),
      ...because(g, reason),
      objection(g),
    ],
  }),
  deletion_undone: ({ active, paused }, g) => ({
    words: words.deletion_undone,
    blocks: [
      text(words.deletion_undone.text[g.locale]),
      ...(active > 0 ? [text(words.deletion_undone.active[g.locale](active))] : []),
      ...(paused > 0 ? [text(words.deletion_undone.paused[g.locale](paused))] : []),
      button(frame.login[g.locale], g.page('/auth/login')),
      notYou(g, words.deletion_undone.notYou, toForgot(g)),
    ],
  }),
  erased: (_, g) => ({
    words: words.erased,
    blocks: [text(words.erased.text[g.locale]), text(words.erased.thanks[g.locale])],
    reader: 'gone',
  }),
  unused_warning: ({ until }, g) => ({
    words: words.unused_warning,
    blocks: [
      text(words.unused_warning.text[g.locale](formatLongDate(until, g.locale))),
      button(words.unused_warning.button[g.locale], g.page('/auth/login')),
    ],
  }),
};

/** The email that says what will change in the terms or the privacy policy, and from when. */

import { formatLongDate } from '@estia/contract/format';
import { legalEmailMessages as words } from '@estia/contract/pages/email-messages';
import { type LegalKind, legalPaths } from '@estia/contract/pages/limits';
import { buttonBlock, type EmailTemplates, textBlock } from '../../platform/email/email-templates.ts';

export type LegalEmails = {
  legal_change: { kind: LegalKind; version: string; changes_el: string; changes_en: string };
};

export const legalEmails: EmailTemplates<LegalEmails> = {
  legal_change: ({ kind, version, changes_el, changes_en }, g) => ({
    words: { title: words.title[kind] },
    blocks: [
      textBlock(words.from[g.locale](formatLongDate(version, g.locale))),
      { kind: 'quote', label: words.changes[g.locale], text: g.locale === 'el' ? changes_el : changes_en },
      buttonBlock(words.read[g.locale], g.page(`${legalPaths[kind]}?version=${version}`)),
      {
        kind: 'aside',
        title: words.disagreeTitle[g.locale],
        text: words[kind === 'terms' ? 'disagreeTerms' : 'disagreePrivacy'][g.locale],
        link: { text: words.yourData[g.locale], href: g.page('/dashboard/user/privacy') },
      },
    ],
  }),
};

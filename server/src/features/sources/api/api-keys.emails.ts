/** The email that tells an agency of a new API key. Never the key itself, only what it begins with. */
import { emailFrame as frame } from '@estia/contract/accounts/email-messages';
import type { ApiScope } from '@estia/contract/sources/api/api-scopes';
import { apiKeyEmailMessages as words } from '@estia/contract/sources/api/email-messages';
import {
  buttonBlock,
  type EmailTemplates,
  sanitizeDisplayName,
  textBlock,
} from '../../../platform/email/email-templates.ts';

type ApiKeyEmailValues = {
  api_key_created: { key_name: string; prefix: string; scopes: ApiScope[]; who: string };
};

export const apiKeyEmails: EmailTemplates<ApiKeyEmailValues> = {
  api_key_created: ({ key_name, prefix, scopes, who }, context) => {
    const { locale } = context;
    const typed: [string, string][] = [
      [words.key[locale], key_name],
      [words.by[locale], who],
    ];
    return {
      words: words.api_key_created,
      blocks: [
        textBlock(words.api_key_created.text[locale]),
        {
          kind: 'facts',
          rows: [
            ...typed.filter(([, text]) => sanitizeDisplayName(text)),
            [words.prefix[locale], prefix],
            [words.scopes[locale], scopes.map((scope) => words.scopeNames[scope][locale]).join(', ')],
          ],
        },
        buttonBlock(words.api_key_created.button[locale], context.page('/dashboard/properties/external-sources/api')),
        { kind: 'aside', title: frame.unexpected[locale], text: words.api_key_created.notYou[locale] },
      ],
    };
  },
};

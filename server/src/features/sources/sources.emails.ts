/** Emails of sources: only when a person is needed. */
import { emailFrame } from '@estia/contract/accounts/email-messages';
import { sourceEmailMessages as words } from '@estia/contract/sources/email-messages';
import type { RunBrake } from '@estia/contract/sources/source-choices';
import { getRunErrorMessage, runBrakeMessages } from '@estia/contract/sources/source-messages';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import type { EmailBlock } from '../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';
import { type StatementValues, statementBlocks } from '../statements-of-reasons/index.ts';

type SourceEmailValues = {
  source_waiting: {
    source_name: string;
    source_id: number;
    run_id: number;
    brake: RunBrake;
    percent: number;
    limit: number;
  };
  source_failing: { source_name: string; source_id: number; code: string; line: number | null };
  source_changed_by_admin: {
    source_name: string;
    action: 'read' | 'started' | 'stopped' | 'removed';
    reason: string;
    /** Of what restricts. */
    statement: StatementValues | null;
  };
};

const nameBlock = (context: TemplateContext, name: string): EmailBlock => ({
  kind: 'facts',
  rows: [[words.frame.source[context.locale], name]],
});

export const sourceEmails: EmailTemplates<SourceEmailValues> = {
  source_waiting: ({ source_name, source_id, run_id, brake, percent, limit }, context) => ({
    words: words.source_waiting,
    blocks: [
      textBlock(runBrakeMessages[brake][context.locale](percent, limit)),
      textBlock(words.source_waiting.text[context.locale]),
      nameBlock(context, source_name),
      buttonBlock(
        words.source_waiting.button[context.locale],
        context.page(`/dashboard/properties/external-sources/${source_id}/runs/${run_id}`),
      ),
    ],
  }),
  source_failing: ({ source_name, source_id, code, line }, context) => {
    const message = getRunErrorMessage(code);
    return {
      words: words.source_failing,
      blocks: [
        textBlock(words.source_failing.text[context.locale]),
        {
          kind: 'facts',
          rows: [
            [words.frame.source[context.locale], source_name],
            ...(message ? [[words.frame.problem[context.locale], message.problem[context.locale]] as const] : []),
            ...(line === null ? [] : [[words.frame.line[context.locale], String(line)] as const]),
          ],
        },
        ...(message ? [textBlock(message.remedy[context.locale])] : []),
        buttonBlock(
          words.source_failing.button[context.locale],
          context.page(`/dashboard/properties/external-sources/${source_id}`),
        ),
      ],
    };
  },
  source_changed_by_admin: ({ source_name, action, reason, statement }, context) => ({
    words: words.source_changed_by_admin,
    blocks: [
      textBlock(words.source_changed_by_admin.actions[action][context.locale]),
      ...(statement
        ? statementBlocks(context, statement)
        : [
            nameBlock(context, source_name),
            { kind: 'quote' as const, label: emailFrame.reason[context.locale], text: reason },
          ]),
    ],
  }),
};

/** `trx` is the transaction of what the email tells of. */
export const enqueueSourceEmail = <T extends keyof SourceEmailValues>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  owner: { id: number; email: string; locale: string; username: string },
  template: T,
  values: SourceEmailValues[T],
): Promise<void> => enqueueEmailTo(trx, deps, owner, { template, values });

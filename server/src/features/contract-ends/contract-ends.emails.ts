/** Emails about the end of a contract: the durable medium of Regulation (EU) 2019/1150, article 4. */
import { contractEndEmailMessages as words } from '@estia/contract/contract-ends/messages';
import { formatLongDate } from '@estia/contract/format';
import {
  buttonBlock,
  type EmailTemplates,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { quoteBlock, type StatementValues, statementBlocks } from '../statements-of-reasons/index.ts';

export type ContractEndEmailValues = {
  contract_notice: { ends_on: string; statement: StatementValues };
  contract_ended_at_once: { statement: StatementValues };
  contract_ended: { ends_on: string; statement_id: number };
  contract_notice_withdrawn: { reason: string; had_ended: boolean };
};

const decisionButton = ({ locale, page }: TemplateContext, id: number) =>
  buttonBlock(words.contract_notice.button[locale], page(`/dashboard/decisions/${id}`));

export const contractEndEmails: EmailTemplates<ContractEndEmailValues> = {
  contract_notice: ({ ends_on, statement }, context) => ({
    words: words.contract_notice,
    blocks: [
      textBlock(words.contract_notice.later[context.locale](formatLongDate(ends_on, context.locale))),
      ...statementBlocks(context, statement),
      textBlock(words.contract_notice.data[context.locale]),
      decisionButton(context, statement.id),
    ],
  }),
  contract_ended_at_once: ({ statement }, context) => ({
    words: words.contract_ended_at_once,
    blocks: [
      textBlock(words.contract_ended_at_once.text[context.locale]),
      ...statementBlocks(context, statement),
      textBlock(words.contract_notice.data[context.locale]),
      decisionButton(context, statement.id),
    ],
  }),
  contract_ended: ({ ends_on, statement_id }, context) => ({
    words: words.contract_ended,
    blocks: [
      textBlock(words.contract_ended.text[context.locale](formatLongDate(ends_on, context.locale))),
      textBlock(words.contract_notice.data[context.locale]),
      decisionButton(context, statement_id),
    ],
  }),
  contract_notice_withdrawn: ({ reason, had_ended }, { locale, page }) => ({
    words: words.contract_notice_withdrawn,
    blocks: [
      textBlock(words.contract_notice_withdrawn[had_ended ? 'afterEnd' : 'text'][locale]),
      quoteBlock(locale, words.contract_notice_withdrawn.reason, reason),
      buttonBlock(words.contract_notice_withdrawn.button[locale], page('/dashboard/user/subscription')),
    ],
  }),
};

/**
 * Emails of an agency's team: which there are, what each needs. The key of an invitation stands behind the # of a link.
 */
import { formatDuration, emailFrame as frame } from '@estia/contract/accounts/email-messages';
import { teamEmailMessages as words } from '@estia/contract/agencies/email-messages';
import { type AgencyRole, teamLimits } from '@estia/contract/agencies/team-limits';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../platform/db/db.ts';
import type { EmailBlock } from '../../platform/email/email-layout.ts';
import {
  buttonBlock,
  type EmailTemplates,
  sanitizeDisplayName,
  type TemplateContext,
  textBlock,
} from '../../platform/email/email-templates.ts';
import { enqueueEmailTo } from '../../platform/email/outbox.ts';

type InvitationValues = { office: string; gemi: string; role: AgencyRole };
type TeamEmailValues = {
  team_invited: InvitationValues & { key: string };
  team_invited_known: InvitationValues;
  team_quit: { who: string };
  team_left: { office: string };
};

const factRow = (name: string, value: string): [string, string] => [name, value];

/** The number is ours to say; a name is what somebody typed. */
const invitationBlock = (
  context: TemplateContext,
  { office: agencyName, gemi, role }: InvitationValues,
): EmailBlock => ({
  kind: 'facts',
  rows: [
    ...(sanitizeDisplayName(agencyName) ? [factRow(words.agency[context.locale], agencyName)] : []),
    [words.gemi[context.locale], gemi],
    [words.role[context.locale], words.roles[role][context.locale]],
  ],
});

export const teamEmails: EmailTemplates<TeamEmailValues> = {
  team_invited: ({ key, ...v }, context) => ({
    words: words.team_invited,
    blocks: [
      textBlock(words.team_invited.text[context.locale]),
      invitationBlock(context, v),
      buttonBlock(words.team_invited.button[context.locale], `${context.page('/auth/join')}#${key}`),
      {
        kind: 'facts',
        rows: [
          [words.orPaste[context.locale], key],
          [words.validFor[context.locale], formatDuration[context.locale](teamLimits.invitationDays * 1440)],
        ],
      },
      { kind: 'aside', title: frame.unexpected[context.locale], text: words.team_invited.notYou[context.locale] },
    ],
    reader: 'stranger',
  }),
  team_invited_known: (v, context) => ({
    words: words.team_invited_known,
    blocks: [textBlock(words.team_invited_known.text[context.locale]), invitationBlock(context, v)],
  }),
  team_quit: ({ who: agentName }, context) => ({
    words: words.team_quit,
    blocks: [
      textBlock(words.team_quit.text[context.locale]),
      ...(sanitizeDisplayName(agentName)
        ? [{ kind: 'facts' as const, rows: [factRow(words.team_quit.who[context.locale], agentName)] }]
        : []),
      buttonBlock(words.team_quit.button[context.locale], context.page('/dashboard/office/team')),
    ],
  }),
  team_left: ({ office: agencyName }, context) => ({
    words: words.team_left,
    blocks: [
      textBlock(words.team_left.text[context.locale]),
      ...(sanitizeDisplayName(agencyName)
        ? [{ kind: 'facts' as const, rows: [factRow(words.agency[context.locale], agencyName)] }]
        : []),
      { kind: 'aside', title: words.team_left.wrong[context.locale], text: words.team_left.wrongText[context.locale] },
    ],
  }),
};

type EmailRecipient = { id: number | null; email: string; locale: string; username: string };

/** `trx` is the transaction of what the email tells of. */
export const enqueueTeamEmail = <T extends keyof TeamEmailValues>(
  trx: Trx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  {
    reader: recipient,
    template,
    values,
    goodUntil,
  }: { reader: EmailRecipient; template: T; values: TeamEmailValues[T]; goodUntil?: Date },
): Promise<void> => enqueueEmailTo(trx, deps, recipient, { template, values, goodUntil });

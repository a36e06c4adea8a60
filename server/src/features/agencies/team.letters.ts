/** Letters of an office's team: which there are, what each needs. The key of an invitation stands behind the # of a link. */
import { formatDuration, emailFrame as frame } from '@estia/contract/accounts/letter-messages';
import { teamEmailMessages as words } from '@estia/contract/agencies/letter-messages';
import { type AgencyRole, teamLimits } from '@estia/contract/agencies/team-limits';
import type { Locale } from '@estia/contract/pair';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db.ts';
import type { Block } from '../../platform/letter.ts';
import { button, type Ground, harmless, type LetterShelf, text } from '../../platform/letter-shelf.ts';
import { orderLetter } from '../../platform/outbox.ts';

type Invited = { office: string; gemi: string; role: AgencyRole };
type TeamLetters = {
  team_invited: Invited & { key: string };
  team_invited_known: Invited;
  team_quit: { who: string };
  team_left: { office: string };
};

/** The number is ours to say; a name is what somebody typed. */
const about = (g: Ground, { office, gemi, role }: Invited): Block => ({
  kind: 'facts',
  rows: [
    ...(harmless(office) ? [[words.office[g.locale], office] as [string, string]] : []),
    [words.gemi[g.locale], gemi],
    [words.role[g.locale], words.roles[role][g.locale]],
  ],
});

export const teamLetters: LetterShelf<TeamLetters> = {
  team_invited: ({ key, ...v }, g) => ({
    words: words.team_invited,
    blocks: [
      text(words.team_invited.text[g.locale]),
      about(g, v),
      button(words.team_invited.button[g.locale], `${g.page('/auth/join')}#${key}`),
      {
        kind: 'facts',
        rows: [
          [words.orPaste[g.locale], key],
          [words.validFor[g.locale], formatDuration[g.locale](teamLimits.invitationDays * 1440)],
        ],
      },
      { kind: 'aside', title: frame.unexpected[g.locale], text: words.team_invited.notYou[g.locale] },
    ],
    reader: 'stranger',
  }),
  team_invited_known: (v, g) => ({
    words: words.team_invited_known,
    blocks: [text(words.team_invited_known.text[g.locale]), about(g, v)],
  }),
  team_quit: ({ who }, g) => ({
    words: words.team_quit,
    blocks: [
      text(words.team_quit.text[g.locale]),
      ...(harmless(who)
        ? [{ kind: 'facts' as const, rows: [[words.team_quit.who[g.locale], who]] as [string, string][] }]
        : []),
      button(words.team_quit.button[g.locale], g.page('/dashboard/office/team')),
    ],
  }),
  team_left: ({ office }, g) => ({
    words: words.team_left,
    blocks: [
      text(words.team_left.text[g.locale]),
      ...(harmless(office)
        ? [{ kind: 'facts' as const, rows: [[words.office[g.locale], office]] as [string, string][] }]
        : []),
      { kind: 'aside', title: words.team_left.wrong[g.locale], text: words.team_left.wrongText[g.locale] },
    ],
  }),
};

type Reader = { id: number | null; email: string; locale: string; username: string };

/** `trx` is the transaction of what the letter tells of. */
export const tellOfTeam = <T extends keyof TeamLetters>(
  trx: Db,
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  { reader, template, values, goodUntil }: { reader: Reader; template: T; values: TeamLetters[T]; goodUntil?: Date },
): Promise<void> =>
  orderLetter(trx, {
    secrets,
    now: clock(),
    order: {
      ...{ accountId: reader.id, to: reader.email, locale: reader.locale as Locale, template },
      values: { name: reader.username, ...values },
      ...(goodUntil ? { goodUntil } : {}),
    },
  });

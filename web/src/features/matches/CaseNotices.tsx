/** On the first page of the dashboard: what runs out for an owner's listing, and what waits for an agency's word. */
import { formatDateTime } from '@estia/contract/format';
import { caseNoticeMessages as words } from '@estia/contract/matches/messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { Panel } from '../../ui/Panel.tsx';
import rows from '../../ui/row-list.module.css';
import type { ScheduledPause } from './pause-state.ts';

type ExclusiveCases = ApiReply<'GET /property/exclusive-cases'>['cases'];
type Notice = { key: string; name: string; text: string; href: string };

function describePause(pause: ScheduledPause, locale: Locale): Notice | null {
  const [listing] = pause.own_listings;
  const notice = {
    key: `pause ${pause.id}`,
    name: listing ? `${listing.title[locale]} · ${listing.code}` : '',
    href: pathTo(locale, '/dashboard/properties/same-property/:id', { id: pause.id }),
  };
  if (pause.side === 'owner' && pause.state === 'scheduled')
    return { ...notice, text: words.pausesOn[locale](formatDateTime(pause.pause_at, locale)) };
  if (pause.side === 'agency' && pause.dispute?.state === 'awaiting_agency')
    return { ...notice, text: words.objection[locale](formatDateTime(pause.dispute.answer_due_at, locale)) };
  return null;
}

const describeCase = (found: ExclusiveCases[number], locale: Locale): Notice => ({
  key: `case ${found.id}`,
  name: found.own_listings.map((listing) => `${listing.title[locale]} · ${listing.code}`).join(', '),
  text: (found.has_answered ? words.exclusiveWritten : words.exclusive)[locale](
    formatDateTime(found.answer_due_at, locale),
  ),
  href: pathTo(locale, '/dashboard/mandates/cases/:id', { id: found.id }),
});

type Props = { locale: Locale; pauses: readonly ScheduledPause[]; exclusiveCases: ExclusiveCases };

export function CaseNotices({ locale, pauses, exclusiveCases }: Props) {
  const notices = [
    ...pauses.map((pause) => describePause(pause, locale)).filter((notice) => notice !== null),
    ...exclusiveCases.map((found) => describeCase(found, locale)),
  ];
  if (notices.length === 0) return null;
  return (
    <Panel id="cases" title={words.title[locale]} flush>
      <ul>
        {notices.map(({ key, name, text, href }) => (
          <li key={key} className={rows.row}>
            <div className={rows.what}>
              <a className={rows.name} href={href} translate="no">
                {name}
              </a>
              <p className={rows.small}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

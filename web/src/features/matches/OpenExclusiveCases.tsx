/** What waits for an agency's word, above its mandates. */
import { formatDateTime } from '@estia/contract/format';
import { exclusiveCaseMessages as words } from '@estia/contract/matches/exclusive-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Panel } from '../../ui/Panel.tsx';
import rows from '../../ui/row-list.module.css';

type Props = { locale: Locale; cases: ApiReply<'GET /property/exclusive-cases'>['cases']; count: number };

export function OpenExclusiveCases({ locale, cases, count }: Props) {
  const left = count - cases.length;
  return (
    <Panel id="cases" title={words.openCases[locale]} lead={words.openLead[locale]} flush>
      <ul aria-label={words.openCases[locale]}>
        {cases.map((each) => {
          const [listing] = each.own_listings;
          const href = pathTo(locale, '/dashboard/mandates/cases/:id', { id: each.id });
          return (
            <li key={each.id} className={rows.row}>
              <div className={rows.what}>
                <p className={rows.name} translate="no">
                  {listing ? `${listing.title[locale]} · ${listing.code}` : ''}
                </p>
                <p className={rows.small}>
                  <span translate="no">{each.other_agency?.name[locale] ?? words.erased[locale]}</span> ·{' '}
                  {(each.has_answered ? words.bothDue : words.answerDue)[locale]}:{' '}
                  {formatDateTime(each.answer_due_at, locale)}
                </p>
              </div>
              <a className={buttonClass('outline')} href={href}>
                {words.see[locale]}
                <span className="vh">: {listing?.code}</span>
              </a>
            </li>
          );
        })}
      </ul>
      {left > 0 && <p className={rows.small}>{words.more[locale](left)}</p>}
    </Panel>
  );
}

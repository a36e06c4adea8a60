/** The versions of a legal text as an admin sees them: from when, by whom, how many were told and have accepted. */

import { formatCount, formatLongDate } from '@estia/contract/format';
import { legalAdminMessages as words } from '@estia/contract/pages/admin-messages';
import { legalPaths } from '@estia/contract/pages/limits';
import { versionMessages } from '@estia/contract/pages/page-layout-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Panel } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

type Version = ApiReply<'GET /adminPanel/legal'>['versions'][number];

export function LegalVersionList({ locale, versions }: { locale: Locale; versions: readonly Version[] }) {
  return (
    <Panel id="versions" flush title={words.versions[locale]}>
      <ul>
        {versions.map((each) => (
          <li key={each.version} className={rows.row}>
            <div className={rows.what}>
              <p className={rows.name}>
                {words.from[locale](formatLongDate(each.effective_from, locale))}{' '}
                <StatusBadge tone={each.state === 'in_force' ? 'good' : each.state === 'announced' ? 'info' : 'plain'}>
                  {versionMessages.states[each.state][locale]}
                </StatusBadge>
              </p>
              <p>{each.changes[locale]}</p>
              <p className={rows.small}>
                {[
                  words.announced[locale](formatLongDate(each.announced_at, locale)),
                  each.published_by && words.by[locale](each.published_by),
                  each.kind === 'terms' && words.accepted[locale](formatCount(each.accepted_count, locale)),
                  words.notified[locale](formatCount(each.notified_count, locale)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className={rows.actions}>
              <a
                className={buttonClass('outline')}
                href={localizePath(locale, `${legalPaths[each.kind]}?version=${each.version}`)}
                aria-label={`${words.read[locale]}: ${formatLongDate(each.effective_from, locale)}`}
              >
                {words.read[locale]}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

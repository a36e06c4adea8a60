/** On the page of what somebody asked to change: that it was asked for, and where another admin decides it. */
import { approvalKindNames, approvalMessages as words } from '@estia/contract/approvals/messages';
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './approvals.module.css';

export type Approval = ApiReply<'GET /adminPanel/approvals'>['approvals'][number];

export function OpenApprovals({ locale, approvals }: { locale: Locale; approvals: readonly Approval[] }) {
  if (approvals.length === 0) return null;
  return (
    <Panel id="approvals" title={words.tab.open[locale]}>
      <ul className={css.open}>
        {approvals.map(({ approval_id: id, kind, requested_by: name, requested_at: at }) => (
          <li key={id}>
            <b>{approvalKindNames[kind][locale]}.</b> {words.waiting[locale](name, formatDateTime(at, locale))}{' '}
            <a className={css.link} href={`${pathTo(locale, '/dashboard/admin/approvals')}?item=${id}`}>
              {words.look[locale]}
              <span className="vh">: {approvalKindNames[kind][locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

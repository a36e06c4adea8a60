/** On the first page of an agency: that its contract ends, when, and where its reasons, its data and its complaint are. */
import { contractEndNoticeMessages as words } from '@estia/contract/contract-ends/messages';
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import grid from '../../ui/form/form-grid.module.css';
import { Panel } from '../../ui/Panel.tsx';

type ContractEnd = ApiReply<'GET /user/contract-end'>['contract_end'];

export function ContractEndNotice({ locale, end }: { locale: Locale; end: ContractEnd }) {
  if (end === null) return null;
  const state = end.ended_at === null ? 'given' : 'ended';
  return (
    <Panel id="contract-end" title={words.title[state][locale]}>
      <p>{words[state][locale](formatLongDate(end.ends_on, locale))}</p>
      <div className={`${grid.actions} ${grid.after}`}>
        <a className={buttonClass('accent')} href={pathTo(locale, '/dashboard/decisions/:id', { id: end.decision_id })}>
          {words.reasons[locale]}
        </a>
        <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/user/privacy')}>
          {words.data[locale]}
        </a>
      </div>
    </Panel>
  );
}

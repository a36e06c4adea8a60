/** ADMN-1: the audit log, filtered, walked by id so that new rows move nothing. */
import { acts, audit as words } from '@estia/contract/accounts/audit-messages';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { AuditEntries } from '../../features/accounts/AuditEntries.tsx';
import { type FilterField, FilterForm } from '../../features/accounts/FilterForm.tsx';
import links from '../../features/accounts/PageLinks.module.css';
import { privateHead } from '../../platform/door.ts';
import { orRaise } from '../../platform/failures.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead, Panel } from '../../ui/Panel.tsx';

const HERE = '/dashboard/admin/audit-log';
const PER_PAGE = 30;

const idIn = (text: string | null): string | undefined => (text && /^[1-9]\d{0,14}$/.test(text) ? text : undefined);

export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs) {
  const filter = {
    act: searchParams.get('act')?.slice(0, 60) || undefined,
    admin_id: idIn(searchParams.get('admin_id')),
    subject_id: idIn(searchParams.get('subject_id')),
  };
  const before = idIn(searchParams.get('before'));
  const query = { ...filter, before, limit: PER_PAGE };
  const { entries, next_before } = await orRaise(askFrom(context)('GET /adminPanel/audit-log', { query }));
  return { entries, next: next_before, filter, isFirst: before === undefined };
}

export const meta = privateHead(words.title);

export default function AuditLog() {
  const { entries, next, filter, isFirst } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const at = (before: number | null) => {
    const query = new URLSearchParams(search);
    if (before === null) query.delete('before');
    else query.set('before', String(before));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  const fields: FilterField[] = [
    {
      name: 'act',
      label: words.act[locale],
      value: filter.act,
      any: words.any[locale],
      options: Object.entries(acts).map(([value, word]) => ({ value, label: word[locale] })),
    },
    { name: 'admin_id', label: words.adminId[locale], value: filter.admin_id, numeric: true },
    { name: 'subject_id', label: words.subjectId[locale], value: filter.subject_id, numeric: true },
  ];
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <FilterForm action={to(locale, HERE)} fields={fields} find={words.find[locale]} clear={words.clear[locale]} />
      {entries.length === 0 ? (
        <Notice title={words.nothing[locale]} text={words.nothingText[locale]} />
      ) : (
        <Panel id="log" flush title={words.entries[locale]}>
          <AuditEntries locale={locale} entries={entries} />
        </Panel>
      )}
      {(next !== null || !isFirst) && (
        <nav className={links.pages} aria-label={words.pages[locale]}>
          {!isFirst && (
            <a className={buttonClass('line')} href={at(null)}>
              {words.newest[locale]}
            </a>
          )}
          {next !== null && (
            <a className={buttonClass('line')} href={at(next)} rel="next">
              {words.older[locale]}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

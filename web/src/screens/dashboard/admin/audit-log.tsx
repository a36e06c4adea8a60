/** ADMN-1: the audit log, filtered, walked by id so that new rows move nothing. */
import { auditActionMessages, subjects, audit as words } from '@estia/contract/accounts/audit-messages';
import { listNames } from '@estia/contract/map-names';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { AuditLogEntries } from '../../../features/accounts/admin/AuditLogEntries.tsx';
import { orThrowFailure, settle } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { type FilterField, FilterForm } from '../../../ui/form/FilterForm.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import links from '../../../ui/pagination/SimplePagination.module.css';

const PAGE_PATH = '/dashboard/admin/audit-log';
const PER_PAGE = 30;

const dayIn = (text: string | null): string | undefined =>
  text && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) ? text : undefined;
const parseId = (text: string | null): string | undefined => (text && /^[1-9]\d{0,14}$/.test(text) ? text : undefined);

export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs) {
  const filter = {
    action: searchParams.get('action')?.slice(0, 60) || undefined,
    admin_id: parseId(searchParams.get('admin_id')),
    subject: listNames(subjects).find((each) => each === searchParams.get('subject')),
    subject_id: parseId(searchParams.get('subject_id')),
    from: dayIn(searchParams.get('from')),
    to: dayIn(searchParams.get('to')),
  };
  const callApi = getApiClient(context);
  const before = parseId(searchParams.get('before'));
  const query = { ...filter, before, limit: PER_PAGE };
  const [{ entries, next_before }, people] = await Promise.all([
    orThrowFailure(callApi('GET /adminPanel/audit-log', { query })),
    // Without them the log is still read, only not by who did it.
    settle(callApi('GET /adminPanel/administrators')),
  ]);
  const admins = people.ok ? people.value.administrators.map(({ user_id, username }) => ({ user_id, username })) : [];
  return { entries, next: next_before, filter, admins, isFirst: before === undefined };
}

/** Who is no admin any more can still be asked for by an address. */
function adminOptions(admins: readonly { user_id: number; username: string }[], chosen: string | undefined) {
  const options = admins.map(({ user_id, username }) => ({ value: String(user_id), label: username }));
  return chosen && !options.some(({ value }) => value === chosen)
    ? [...options, { value: chosen, label: `#${chosen}` }]
    : options;
}

export const meta = createPrivateMeta(words.title);

export default function AuditLog() {
  const { entries, next, filter, admins, isFirst } = useLoaderData<typeof loader>();
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
      name: 'action',
      label: words.action[locale],
      value: filter.action,
      any: words.any[locale],
      options: Object.entries(auditActionMessages).map(([value, word]) => ({ value, label: word[locale] })),
    },
    {
      name: 'admin_id',
      label: words.admin[locale],
      value: filter.admin_id,
      any: words.anyAdmin[locale],
      options: adminOptions(admins, filter.admin_id),
    },
    {
      name: 'subject',
      label: words.subject[locale],
      value: filter.subject,
      any: words.anySubject[locale],
      options: Object.entries(subjects).map(([value, word]) => ({ value, label: word[locale] })),
    },
    { name: 'subject_id', label: words.subjectId[locale], value: filter.subject_id, numeric: true },
    { name: 'from', label: words.from[locale], value: filter.from, date: true },
    { name: 'to', label: words.until[locale], value: filter.to, date: true },
  ];
  const set = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const file = `/api/adminPanel/audit-log/export?${new URLSearchParams([...set, ['lang', locale]])}`;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('outline')} href={file} download>
          {words.csv[locale]}
        </a>
      </PageHeader>
      <FilterForm
        action={localizePath(locale, PAGE_PATH)}
        fields={fields}
        find={words.find[locale]}
        clear={words.clear[locale]}
      />
      {entries.length === 0 ? (
        <Notice title={words.nothing[locale]} text={words.nothingText[locale]} />
      ) : (
        <Panel id="log" flush title={words.entries[locale]}>
          <AuditLogEntries locale={locale} entries={entries} />
        </Panel>
      )}
      {(next !== null || !isFirst) && (
        <nav className={links.pages} aria-label={words.pages[locale]}>
          {!isFirst && (
            <a className={buttonClass('outline')} href={at(null)}>
              {words.newest[locale]}
            </a>
          )}
          {next !== null && (
            <a className={buttonClass('outline')} href={at(next)} rel="next">
              {words.older[locale]}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

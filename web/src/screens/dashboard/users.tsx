/** ADMN-1: users, found by name, email or GEMI, role and state; registering somebody; mailing a password code (MSG-2). */
import { add, passwordMail, roles, statuses, users as words } from '@estia/contract/accounts/admin-messages';
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AddUser } from '../../features/accounts/AddUser.tsx';
import { type FilterField, FilterForm } from '../../features/accounts/FilterForm.tsx';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import { PasswordMail } from '../../features/accounts/PasswordMail.tsx';
import { UserTable } from '../../features/accounts/UserTable.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Said } from '../../ui/form/Said.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead, Panel } from '../../ui/Panel.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { pageOf } from './page-of.ts';
import css from './users.module.css';

const HERE = '/dashboard/admin/list-users';
const PER_PAGE = 10;

const oneOf = <T extends string>(text: string | null, known: readonly T[]): T | undefined =>
  known.find((each) => each === text);

const filterOf = ({ searchParams }: URL) => ({
  search: searchParams.get('search')?.trim().slice(0, 120) || undefined,
  role_id: oneOf(searchParams.get('role_id'), ['1', '2', '3']),
  status: oneOf(searchParams.get('status'), Object.keys(statuses) as (keyof typeof statuses)[]),
});

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const page = pageOf(url);
  const filter = filterOf(url);
  const query = { ...filter, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { users, count } = await orRaise(ask('GET /adminPanel/users', { query }));
  return { users, count, page, filter, formKey: newFormKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const { reason = '' } = own;
  const done = async (work: Promise<unknown>, word: string) => {
    const tried = await tryAct(act, work);
    return tried.ok ? backTo(url, `${HERE}${url.search}`, word) : refused(tried.refusal);
  };
  switch (act.act) {
    case 'move': {
      const { office_updated_at } = own;
      const body = { status: own.status as 'approved' | 'rejected' | 'blocked', reason, office_updated_at };
      const work = ask('PUT /adminPanel/users/{id}/status', { params: { id: own.id }, body, idempotencyKey });
      return done(work, 'user-moved');
    }
    case 'add': {
      const { email = '', username = '', mobile = '' } = own;
      const body = { email, username, mobile, locale: own.locale as Locale, reason, ...officeOf(own) };
      return done(ask('POST /adminPanel/users', { body, idempotencyKey }), 'user-added');
    }
    case 'mail': {
      const { email = '' } = own;
      return done(
        ask('POST /adminPanel/users/password-mail', { body: { email, reason }, idempotencyKey }),
        'code-mailed',
      );
    }
    default:
      return notFound();
  }
}

/** The office's fields are on the form for everybody; they count when the box is ticked. */
function officeOf(own: Record<string, string>) {
  if (!('office' in own)) return {};
  const of = (name: string): string => own[`agency.${name}`] ?? '';
  return {
    agency: {
      name: of('name'),
      general_commercial_agency_id: of('general_commercial_agency_id'),
      tax_number: of('tax_number'),
      tax_office: of('tax_office'),
    },
  };
}

export const meta = privateHead(words.title);

export default function Users() {
  const { users, count, page, filter, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const common = { locale, formKey, refusal };
  const roleIds = { admin: '1', individual: '2', professional: '3' } as const;
  const fields: FilterField[] = [
    { name: 'search', label: words.search[locale], value: filter.search, wide: true },
    {
      name: 'role_id',
      label: words.role[locale],
      value: filter.role_id,
      any: words.any[locale],
      options: Object.entries(roleIds).map(([type, id]) => ({
        value: id,
        label: roles[type as keyof typeof roles][locale],
      })),
    },
    {
      name: 'status',
      label: words.status[locale],
      value: filter.status,
      any: words.any[locale],
      options: Object.entries(statuses).map(([value, word]) => ({ value, label: word[locale] })),
    },
  ];
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.count[locale](count)}>
        <a className={buttonClass('line')} href="#add">
          {words.add[locale]}
        </a>
        <a className={buttonClass('line')} href="#mail">
          {words.mail[locale]}
        </a>
      </PageHead>
      <Said locale={locale} words={dashboardFlashMessages} />
      <FilterForm action={to(locale, HERE)} fields={fields} find={words.find[locale]} clear={words.clear[locale]} />
      {users.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]}>
          <a className={buttonClass('main')} href={to(locale, HERE)}>
            {words.clear[locale]}
          </a>
        </Notice>
      ) : (
        <UserTable {...common} users={users} />
      )}
      <PageLinks locale={locale} page={page} count={count} perPage={PER_PAGE} />
      <p className={css.keys}>
        <b>{words.keys[locale]}:</b> {words.keysText[locale]}
      </p>
      <Panel id="add" title={add.title[locale]} lead={add.text[locale]}>
        <AddUser {...common} />
      </Panel>
      <Panel id="mail" title={passwordMail.title[locale]}>
        <PasswordMail {...common} />
      </Panel>
    </>
  );
}

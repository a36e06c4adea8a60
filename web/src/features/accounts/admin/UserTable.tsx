/** ADMN-1: users as a table; on a phone each row becomes a card. Approve, reject and block sit in the row itself. */

import { roles, users as words } from '@estia/contract/accounts/admin-messages';
import type { UserSort } from '@estia/contract/admin-lists/list-choices';
import { adminListMessages } from '@estia/contract/admin-lists/messages';
import { formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { BulkCheckbox } from '../../../ui/bulk/BulkBar.tsx';
import { Disclosure } from '../../../ui/Panel.tsx';
import { SortHeader, type SortOrder, sortedHref } from '../../../ui/table/SortHeader.tsx';
import css from '../../../ui/table/table.module.css';
import { AccountStatusBadge } from './AccountStatusBadge.tsx';
import { AccountStatusForm, getAccountStatusFormId } from './AccountStatusForm.tsx';
import { useUserTableShortcuts } from './use-user-table-shortcuts.ts';

type Row = ApiReply<'GET /adminPanel/users'>['users'][number];
type Sorted = { sort: UserSort; order: SortOrder };
type Props = {
  locale: Locale;
  users: readonly Row[];
  formKey: string;
  refusal: FormError | null;
  sorted: Sorted;
};

export function UserTable({ locale, users, formKey, refusal, sorted }: Props) {
  const url = useLocation();
  const head = (sort: UserSort, text: string) => {
    const order = sorted.sort === sort ? sorted.order : null;
    return (
      <SortHeader
        text={text}
        label={adminListMessages.sortBy[locale](text)}
        href={sortedHref(url, { sort, order: order === 'asc' ? 'desc' : 'asc' })}
        order={order}
      />
    );
  };
  const table = useRef<HTMLTableElement>(null);
  useUserTableShortcuts(table);
  return (
    <div className={css.box}>
      <table className={css.table} ref={table}>
        <thead>
          <tr>
            {head('name', words.user[locale])}
            <th scope="col">{words.role[locale]}</th>
            <th scope="col">{words.status[locale]}</th>
            {head('created', words.since[locale])}
            {head('seen', words.seen[locale])}
            <th scope="col">{words.actions[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.user_id}>
              <th scope="row">
                {user.type !== 'admin' && <BulkCheckbox locale={locale} id={user.user_id} name={user.username} />}
                <a
                  className={css.name}
                  href={pathTo(locale, '/dashboard/admin/users/:id', { id: user.user_id })}
                  data-row
                >
                  {user.username}
                </a>
                <p className={css.small}>{user.email}</p>
                {user.agency && (
                  <p className={css.small}>
                    {user.agency.name} · <span className="num">{user.agency.general_commercial_agency_id}</span>
                  </p>
                )}
              </th>
              <td data-label={words.role[locale]}>{roles[user.type][locale]}</td>
              <td data-label={words.status[locale]}>
                <div>
                  <AccountStatusBadge locale={locale} status={user.status} />
                  {!user.email_confirmed && <p className={css.small}>{words.unconfirmed[locale]}</p>}
                  {user.erase_after && <p className={css.small}>{words.erasing[locale]}</p>}
                </div>
              </td>
              <td data-label={words.since[locale]} className="num">
                {formatShortDate(user.created_at, locale)}
              </td>
              <td data-label={words.seen[locale]} className="num">
                {formatShortDate(user.last_seen_on, locale)}
              </td>
              <td className={css.actions}>
                {user.type !== 'admin' && (
                  <Disclosure
                    quiet
                    open={refusal?.values.form === getAccountStatusFormId(user.user_id)}
                    summary={
                      <>
                        {words.changeStatus[locale]}
                        <span className="vh">: {user.username}</span>
                      </>
                    }
                  >
                    <AccountStatusForm
                      locale={locale}
                      user={user}
                      agencyUpdatedAt={user.agency?.updated_at}
                      formKey={formKey}
                      refusal={refusal}
                    />
                  </Disclosure>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

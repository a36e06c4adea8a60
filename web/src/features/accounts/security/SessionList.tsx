/** AUTH-5: where one is logged in, and logging out there. */

import { devices as words } from '@estia/contract/accounts/security-messages';
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import css from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

type Props = { locale: Locale; devices: ApiReply<'GET /user/sessions'>['sessions']; formKey: string };

export function SessionList({ locale, devices, formKey }: Props) {
  const name = (device: string) => device || words.unknown[locale];
  return (
    <>
      <ul className={css.rows}>
        {devices.map((each) => (
          <li className={css.row} key={each.id}>
            <div className={css.what}>
              <p className={css.name}>{name(each.device)}</p>
              <p className={css.small}>
                {words.since[locale](formatDateTime(each.created_at, locale))}
                {!each.current && `, ${words.seen[locale](formatDateTime(each.last_seen_at, locale))}`}
              </p>
            </div>
            {each.current ? (
              <StatusBadge tone="good">{words.here[locale]}</StatusBadge>
            ) : (
              <ActionForm
                locale={locale}
                intent="device-end"
                form={`device-${each.id}`}
                formKey={formKey}
                hidden={{ id: each.id }}
                label={words.endOf[locale](name(each.device))}
                className={css.actions}
              >
                <SubmitButton locale={locale} kind="outline">
                  {words.end[locale]} <span className="vh">: {name(each.device)}</span>
                </SubmitButton>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <div className={css.foot}>
          <ActionForm locale={locale} intent="devices-end" formKey={formKey} className={grid.actions}>
            <SubmitButton locale={locale} kind="outline">
              {words.endOthers[locale]}
            </SubmitButton>
          </ActionForm>
        </div>
      )}
    </>
  );
}

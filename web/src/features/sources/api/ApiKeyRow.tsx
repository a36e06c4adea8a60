/** One key, as an owner knows it: never more than what it begins with. */
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { apiKeyMessages as words } from '@estia/contract/sources/api/api-key-messages';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  apiKey: ApiReply<'GET /sources/api-keys'>['keys'][number];
};

export function ApiKeyRow({ apiKey, ...common }: Props) {
  const { locale, refusal } = common;
  const { id, name, expires_at, is_expired, last_used_on } = apiKey;
  const form = `revoke-${id}`;
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={rows.name} translate="no">
          {name}
        </p>
        <p className={rows.small}>
          {words.startsWith[locale]} <code>{apiKey.prefix}</code>
        </p>
        <p className={rows.small}>{apiKey.scopes.map((scope) => words.scopeNames[scope][locale]).join(' · ')}</p>
        <p className={rows.small}>
          {words.createdOn[locale](formatLongDate(apiKey.created_at, locale), null)}
          {apiKey.created_by && (
            <>
              {' · '}
              <span translate="no">{apiKey.created_by}</span>
            </>
          )}
          {' · '}
          {last_used_on ? words.lastUsed[locale](formatLongDate(last_used_on, locale)) : words.neverUsed[locale]}
          {' · '}
          {expires_at ? words.expires[locale](formatLongDate(expires_at, locale)) : words.noExpiry[locale]}
        </p>
        {is_expired && <StatusBadge tone="plain">{words.expired[locale]}</StatusBadge>}
      </div>
      <Disclosure
        quiet
        open={createFieldProps(locale, form, refusal).failed}
        summary={
          <>
            {words.revoke[locale]}
            <span className="vh">: {name}</span>
          </>
        }
      >
        <ActionForm {...common} intent="revoke" form={form} hidden={{ id }} label={words.revokeOf[locale](name)}>
          <p className={grid.note}>{words.revokeText[locale]}</p>
          <div className={grid.actions}>
            <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
              {words.confirmRevoke[locale]}
            </SubmitButton>
          </div>
        </ActionForm>
      </Disclosure>
    </li>
  );
}

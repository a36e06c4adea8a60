/** Passkeys: the list, a new one (the browser makes it, so this is the one form that needs script), taking one away. */
import { factors, passkeys as words } from '@estia/contract/accounts/security-messages';
import { formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { Disclosure, Panel } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import css from './second-factors.module.css';

type Props = {
  locale: Locale;
  passkeys: ApiReply<'GET /user/second-factors'>['passkeys'];
  /** The only factor of somebody who must have one. */
  isRequired: boolean;
  formKey: string;
  refusal: FormError | null;
};

export function PasskeyPanel({ locale, passkeys, isRequired, formKey, refusal }: Props) {
  const isOn = passkeys.length > 0;
  return (
    <Panel
      id="passkeys"
      title={words.title[locale]}
      lead={words.text[locale]}
      beside={<StatusBadge tone={isOn ? 'good' : 'plain'}>{(isOn ? factors.on : factors.off)[locale]}</StatusBadge>}
    >
      {isOn && (
        <ul className={css.keys}>
          {passkeys.map((each) => {
            const form = `key-${each.id}`;
            const { secret, failed } = createFieldProps(locale, form, refusal);
            return (
              <li className={rows.row} key={each.id}>
                <div className={rows.what}>
                  <p className={rows.name}>{each.name}</p>
                  <p className={rows.small}>
                    {words.added[locale](formatShortDate(each.created_at, locale))},{' '}
                    {each.last_used_at
                      ? words.used[locale](formatShortDate(each.last_used_at, locale))
                      : words.unused[locale]}
                  </p>
                </div>
                {!isRequired && (
                  <Disclosure
                    quiet
                    open={failed}
                    summary={
                      <>
                        {factors.remove[locale]} <span className="vh">: {each.name}</span>
                      </>
                    }
                  >
                    <ActionForm
                      locale={locale}
                      intent="key-remove"
                      form={form}
                      formKey={formKey}
                      refusal={refusal}
                      hidden={{ id: each.id }}
                      label={words.removeOf[locale](each.name)}
                      labels={{ current_password: factors.yourPassword[locale] }}
                    >
                      <PasswordField
                        {...secret('current_password')}
                        label={factors.yourPassword[locale]}
                        kind="current"
                      />
                      <div className={grid.actions}>
                        <SubmitButton locale={locale} kind="outline">
                          {factors.remove[locale]}
                        </SubmitButton>
                      </div>
                    </ActionForm>
                  </Disclosure>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <AddPasskeyForm locale={locale} formKey={formKey} refusal={refusal} />
    </Panel>
  );
}

/** The authenticator app: password → QR and key → first code. Every step is a page of its own, so script is not needed. */
import { factors, app as words } from '@estia/contract/accounts/security-messages';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { Disclosure, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from './second-factors.module.css';

export type TotpSecret = { secret: string; uri: string; qr: string };

type Props = {
  locale: Locale;
  isOn: boolean;
  /** The only factor of somebody who must have one. */
  isRequired: boolean;
  /** Just made: it counts once a code of it was given. */
  fresh: TotpSecret | null;
  formKey: string;
  refusal: FormError | null;
};

/** It came back with the form: only a key is shown as one. */
const isTotpSecret = (text: string): boolean => /^[A-Z2-7]{16,64}$/.test(text);
const formatInGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function TotpPanel({ locale, isOn, isRequired, fresh, formKey, refusal }: Props) {
  const begin = createFieldProps(locale, 'app-begin', refusal);
  const confirm = createFieldProps(locale, 'app-confirm', refusal);
  const off = createFieldProps(locale, 'app-remove', refusal);
  const common = { locale, formKey, refusal };
  const passwordLabel = { current_password: factors.yourPassword[locale] };
  // A refused code comes back without the picture: the app has it already, and the key stands beside.
  const remaining = confirm.failed ? (refusal?.values['app-confirm.secret'] ?? '') : '';
  const secret = fresh?.secret ?? (isTotpSecret(remaining) ? remaining : null);
  return (
    <Panel
      id="app"
      title={words.title[locale]}
      lead={words.text[locale]}
      beside={<StatusBadge tone={isOn ? 'good' : 'plain'}>{(isOn ? factors.on : factors.off)[locale]}</StatusBadge>}
    >
      {secret ? (
        <ActionForm
          {...common}
          intent="app-confirm"
          hidden={{ secret }}
          labels={{ code: words.code[locale] }}
          className={css.setUp}
        >
          {fresh && (
            <div>
              <p className={css.step}>{words.scan[locale]}</p>
              <img className={css.qr} src={fresh.qr} alt={words.qr[locale]} width={200} height={200} />
            </div>
          )}
          <div className={css.steps}>
            <p className={css.step}>{words.secret[locale]}</p>
            <p className={css.secret} translate="no">
              {formatInGroups(secret)}
            </p>
            {fresh && (
              <p>
                <a className={css.link} href={fresh.uri}>
                  {words.open[locale]}
                </a>
              </p>
            )}
            <Field
              {...confirm.secret('code')}
              label={words.code[locale]}
              hint={words.codeHint[locale]}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              required
            />
            <div className={grid.actions}>
              <SubmitButton locale={locale}>{words.confirm[locale]}</SubmitButton>
            </div>
          </div>
        </ActionForm>
      ) : (
        <Disclosure summary={(isOn ? words.another : words.setUp)[locale]} open={begin.failed}>
          <ActionForm {...common} intent="app-begin" labels={passwordLabel}>
            <PasswordField {...begin.secret('current_password')} label={factors.yourPassword[locale]} kind="current" />
            <div className={grid.actions}>
              <SubmitButton locale={locale}>{factors.begin[locale]}</SubmitButton>
            </div>
          </ActionForm>
        </Disclosure>
      )}
      {isOn && !isRequired && !secret && (
        <Disclosure summary={words.remove[locale]} open={off.failed} quiet>
          <ActionForm {...common} intent="app-remove" labels={passwordLabel}>
            <PasswordField {...off.secret('current_password')} label={factors.yourPassword[locale]} kind="current" />
            <div className={grid.actions}>
              <SubmitButton locale={locale} kind="outline">
                {words.remove[locale]}
              </SubmitButton>
            </div>
          </ActionForm>
        </Disclosure>
      )}
    </Panel>
  );
}

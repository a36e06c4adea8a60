/** The authenticator app: password → QR and key → first code. Every step is a page of its own, so script is not needed. */
import { factors, app as words } from '@estia/contract/accounts/security-messages';
import type { Locale } from '@estia/contract/pair';
import type { Refusal } from '../../platform/forms.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import grid from '../../ui/form-grid.module.css';
import { Mark } from '../../ui/Mark.tsx';
import { Fold, Panel } from '../../ui/Panel.tsx';
import css from './Factors.module.css';

export type TotpSecret = { secret: string; uri: string; qr: string };

type Props = {
  locale: Locale;
  isOn: boolean;
  /** The only factor of somebody who must have one. */
  isKept: boolean;
  /** Just made: it counts once a code of it was given. */
  fresh: TotpSecret | null;
  formKey: string;
  refusal: Refusal | null;
};

/** It came back with the form: only a key is shown as one. */
const isKey = (text: string): boolean => /^[A-Z2-7]{16,64}$/.test(text);
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function TotpPanel({ locale, isOn, isKept, fresh, formKey, refusal }: Props) {
  const begin = fieldsOf(locale, 'app-begin', refusal);
  const confirm = fieldsOf(locale, 'app-confirm', refusal);
  const off = fieldsOf(locale, 'app-remove', refusal);
  const common = { locale, formKey, refusal };
  const passwordLabel = { current_password: factors.yourPassword[locale] };
  // A refused code comes back without the picture: the app has it already, and the key stands beside.
  const kept = confirm.failed ? (refusal?.values['app-confirm.secret'] ?? '') : '';
  const secret = fresh?.secret ?? (isKey(kept) ? kept : null);
  return (
    <Panel
      id="app"
      title={words.title[locale]}
      lead={words.text[locale]}
      beside={<Mark tone={isOn ? 'good' : 'plain'}>{(isOn ? factors.on : factors.off)[locale]}</Mark>}
    >
      {secret ? (
        <ActForm
          {...common}
          act="app-confirm"
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
              {inFours(secret)}
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
            <div className={grid.acts}>
              <Submit locale={locale}>{words.confirm[locale]}</Submit>
            </div>
          </div>
        </ActForm>
      ) : (
        <Fold summary={(isOn ? words.another : words.setUp)[locale]} open={begin.failed}>
          <ActForm {...common} act="app-begin" labels={passwordLabel}>
            <PasswordField {...begin.secret('current_password')} label={factors.yourPassword[locale]} kind="current" />
            <div className={grid.acts}>
              <Submit locale={locale}>{factors.begin[locale]}</Submit>
            </div>
          </ActForm>
        </Fold>
      )}
      {isOn && !isKept && !secret && (
        <Fold summary={words.remove[locale]} open={off.failed} quiet>
          <ActForm {...common} act="app-remove" labels={passwordLabel}>
            <PasswordField {...off.secret('current_password')} label={factors.yourPassword[locale]} kind="current" />
            <div className={grid.acts}>
              <Submit locale={locale} kind="line">
                {words.remove[locale]}
              </Submit>
            </div>
          </ActForm>
        </Fold>
      )}
    </Panel>
  );
}

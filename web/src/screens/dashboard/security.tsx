/** Password, devices and second factors (AUTH-4 … AUTH-6). An admin without a factor is sent here to set one up. */
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { devices, factors, password, recovery, security as words } from '@estia/contract/accounts/security-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { DeviceList } from '../../features/accounts/DeviceList.tsx';
import { PasskeyPanel } from '../../features/accounts/PasskeyPanel.tsx';
import { RecoveryCodes } from '../../features/accounts/RecoveryCodes.tsx';
import { Banner } from '../../features/accounts/StateBanner.tsx';
import { TotpPanel } from '../../features/accounts/TotpPanel.tsx';
import { privateHead } from '../../platform/door.ts';
import { orRaise } from '../../platform/failures.ts';
import { newFormKey } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { useLocale } from '../../platform/locale.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Said } from '../../ui/form/Said.tsx';
import grid from '../../ui/form-grid.module.css';
import { Fold, Intro, PageHead, Panel } from '../../ui/Panel.tsx';
import { readAct, refusalIn } from './acts.ts';
import { codesIn, secureAct, totpIn } from './security-acts.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const [held, open] = await Promise.all([
    orRaise(ask('GET /user/second-factors')),
    orRaise(ask('GET /user/sessions')),
  ]);
  return { held, devices: open.sessions, formKey: newFormKey() };
}

export const action = async ({ context, request, url }: ActionFunctionArgs) =>
  secureAct(askFrom(context), await readAct(request), url);

export const meta = privateHead(words.title);

export default function Security() {
  const { held, devices: open, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = refusalIn(answer);
  const codes = codesIn(answer);
  const common = { locale, formKey, refusal };
  const count = (held.totp ? 1 : 0) + held.passkeys.length;
  const isKept = held.required && count === 1;
  const change = fieldsOf(locale, 'password', refusal);
  const renew = fieldsOf(locale, 'renew', refusal);
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <Said locale={locale} words={dashboardFlashMessages} />
      {held.required && count === 0 && (
        <Banner icon="shield" care title={words.requiredTitle[locale]}>
          <p>{words.requiredText[locale]}</p>
        </Banner>
      )}
      {codes && <RecoveryCodes locale={locale} codes={codes} />}
      <Intro title={factors.title[locale]} lead={factors.lead[locale]} />
      <TotpPanel {...common} isOn={held.totp} isKept={isKept && held.totp} fresh={totpIn(answer)} />
      <PasskeyPanel {...common} passkeys={held.passkeys} isKept={isKept && !held.totp} />
      {count > 0 && (
        <Panel
          id="recovery"
          title={recovery.title[locale]}
          lead={`${recovery.text[locale]} ${recovery.left[locale](held.recovery_codes_left)}`}
        >
          <Fold summary={recovery.renew[locale]} open={renew.failed}>
            <ActForm {...common} act="renew" labels={{ current_password: factors.yourPassword[locale] }}>
              <p className={grid.note}>{recovery.renewText[locale]}</p>
              <PasswordField
                {...renew.secret('current_password')}
                label={factors.yourPassword[locale]}
                kind="current"
              />
              <div className={grid.acts}>
                <Submit locale={locale}>{recovery.renew[locale]}</Submit>
              </div>
            </ActForm>
          </Fold>
        </Panel>
      )}
      <Panel id="password" title={password.title[locale]} lead={password.ends[locale]}>
        <Fold summary={password.change[locale]} open={change.failed}>
          <ActForm
            {...common}
            act="password"
            labels={{
              current_password: password.current[locale],
              password: password.fresh[locale],
              passwordConfirmation: password.again[locale],
            }}
          >
            <PasswordField {...change.secret('current_password')} label={password.current[locale]} kind="current" />
            <PasswordField
              {...change.secret('password')}
              label={password.fresh[locale]}
              hint={password.freshHint[locale]}
              kind="new"
            />
            <PasswordField {...change.secret('passwordConfirmation')} label={password.again[locale]} kind="new" />
            <div className={grid.acts}>
              <Submit locale={locale}>{password.change[locale]}</Submit>
            </div>
          </ActForm>
        </Fold>
      </Panel>
      <Panel id="devices" flush title={devices.title[locale]} lead={devices.lead[locale]}>
        <DeviceList locale={locale} devices={open} formKey={formKey} />
      </Panel>
    </>
  );
}

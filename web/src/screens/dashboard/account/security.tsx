/** Password, devices and second factors (AUTH-4 … AUTH-6). An admin without a factor is sent here to set one up. */
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { devices, factors, password, recovery, security as words } from '@estia/contract/accounts/security-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Banner } from '../../../features/accounts/dashboard/AccountStatusBanner.tsx';
import { PasskeyPanel } from '../../../features/accounts/security/PasskeyPanel.tsx';
import { RecoveryCodes } from '../../../features/accounts/security/RecoveryCodes.tsx';
import { SessionList } from '../../../features/accounts/security/SessionList.tsx';
import { TotpPanel } from '../../../features/accounts/security/TotpPanel.tsx';
import { orThrowFailure } from '../../../platform/failures.ts';
import { findFormError, readFormSubmission } from '../../../platform/form-submission.ts';
import { createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { Disclosure, PageHeader, Panel, SectionIntro } from '../../../ui/Panel.tsx';
import { findRecoveryCodes, findTotpSecret, handleSecurityAction } from './security-actions.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const [factors, open] = await Promise.all([
    orThrowFailure(callApi('GET /user/second-factors')),
    orThrowFailure(callApi('GET /user/sessions')),
  ]);
  return { factors, devices: open.sessions, formKey: createIdempotencyKey() };
}

export const action = async ({ context, request, url }: ActionFunctionArgs) =>
  handleSecurityAction(getApiClient(context), await readFormSubmission(request), url);

export const meta = createPrivateMeta(words.title);

export default function Security() {
  const { factors: current, devices: open, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = findFormError(answer);
  const codes = findRecoveryCodes(answer);
  const common = { locale, formKey, refusal };
  const count = (current.totp ? 1 : 0) + current.passkeys.length;
  const isRequired = current.required && count === 1;
  const change = createFieldProps(locale, 'password', refusal);
  const renew = createFieldProps(locale, 'renew', refusal);
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={dashboardFlashMessages} />
      {current.required && count === 0 && (
        <Banner icon="shield" care title={words.requiredTitle[locale]}>
          <p>{words.requiredText[locale]}</p>
        </Banner>
      )}
      {codes && <RecoveryCodes locale={locale} codes={codes} />}
      <SectionIntro title={factors.title[locale]} lead={factors.lead[locale]} />
      <TotpPanel
        {...common}
        isOn={current.totp}
        isRequired={isRequired && current.totp}
        fresh={findTotpSecret(answer)}
      />
      <PasskeyPanel {...common} passkeys={current.passkeys} isRequired={isRequired && !current.totp} />
      {count > 0 && (
        <Panel
          id="recovery"
          title={recovery.title[locale]}
          lead={`${recovery.text[locale]} ${recovery.left[locale](current.recovery_codes_left)}`}
        >
          <Disclosure summary={recovery.renew[locale]} open={renew.failed}>
            <ActionForm {...common} intent="renew" labels={{ current_password: factors.yourPassword[locale] }}>
              <p className={grid.note}>{recovery.renewText[locale]}</p>
              <PasswordField
                {...renew.secret('current_password')}
                label={factors.yourPassword[locale]}
                kind="current"
              />
              <div className={grid.actions}>
                <SubmitButton locale={locale}>{recovery.renew[locale]}</SubmitButton>
              </div>
            </ActionForm>
          </Disclosure>
        </Panel>
      )}
      <Panel id="password" title={password.title[locale]} lead={password.ends[locale]}>
        <Disclosure summary={password.change[locale]} open={change.failed}>
          <ActionForm
            {...common}
            intent="password"
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
            <div className={grid.actions}>
              <SubmitButton locale={locale}>{password.change[locale]}</SubmitButton>
            </div>
          </ActionForm>
        </Disclosure>
      </Panel>
      <Panel id="devices" flush title={devices.title[locale]} lead={devices.lead[locale]}>
        <SessionList locale={locale} devices={open} formKey={formKey} />
      </Panel>
    </>
  );
}

/** PROF-1: own details, email, which emails one wants, and (AGEN-2) the agency. */

import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { agencyProfileMessages, profile as words } from '@estia/contract/accounts/profile-messages';
import { leaveAgencyMessages } from '@estia/contract/agencies/team-messages';
import { formatPhone } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { EmailChangePanel } from '../../../features/accounts/profile/EmailChangePanel.tsx';
import { asksOnlyNew } from '../../../features/accounts/profile/email-change.ts';
import { AgencyForm } from '../../../features/agencies/AgencyForm.tsx';
import { LogoPanel } from '../../../features/agencies/LogoPanel.tsx';
import { DraftOffer } from '../../../features/listings/my-listings/DraftOffer.tsx';
import { orThrowFailure, settle, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient, getFlash } from '../../../platform/load-context.ts';
import { getLocale, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox, LanguageSelect } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import {
  createAgencyBody,
  getDistrictChoices,
  moveHoursErrorsToDay,
  resolveAgencyDistrict,
} from '../agency/agency-form.ts';
import { loadAgencyFormOptions } from '../agency/agency-form-options.ts';
import { readLogoAsDataUrl } from '../agency/agency-logo.ts';

const PAGE_PATH = '/dashboard/user/profile';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const [profile, me] = await Promise.all([
    orThrowFailure(callApi('GET /user/profile', { query: {} })),
    findSessionUser(context),
  ]);
  // An address mended on the way to publishing: the way goes on.
  const drafts =
    getFlash(context) === 'email-changed'
      ? await settle(callApi('GET /property/drafts', { query: { limit: 1 } }))
      : null;
  return {
    ...profile,
    drafts: drafts?.ok ? drafts.value : null,
    isAgent: me?.agency_role === 'agent',
    formKey: createIdempotencyKey(),
    choices: await loadAgencyFormOptions(callApi, profile.agency, getLocale(url.pathname)),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const copy = request.clone();
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const done = async (work: Promise<unknown>, word: string) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, PAGE_PATH, word)
      : createFormErrorResponse(moveHoursErrorsToDay(result.refusal));
  };
  switch (submission.intent) {
    case 'details': {
      const { username = '', mobile = '', landline = '' } = values;
      const body = { username, mobile, landline, locale: sentChoice<Locale>(values.locale) };
      return done(callApi('POST /user/update', { body, idempotencyKey }), 'saved');
    }
    case 'mails': {
      const on = (name: string) => name in values;
      const body = {
        mail_messages: on('mail_messages'),
        ...(on('agency_leads_shown') ? { mail_agency_leads: on('mail_agency_leads') } : {}),
        mail_alerts: on('mail_alerts'),
        mail_news: on('mail_news'),
      };
      return done(callApi('POST /user/update', { body, idempotencyKey }), 'saved');
    }
    case 'email': {
      const { email = '', current_password = '' } = values;
      return done(
        callApi('POST /user/change-email', { body: { email, current_password }, idempotencyKey }),
        'email-asked',
      );
    }
    case 'email-cancel':
      return done(callApi('DELETE /user/change-email', { idempotencyKey }), 'email-kept');
    case 'office': {
      const district = await resolveAgencyDistrict(callApi, submission, getLocale(url.pathname));
      if (!district.ok) return createFormErrorResponse(district.refusal);
      const body = createAgencyBody(values, district.id);
      return done(callApi('POST /user/update-agency', { body, idempotencyKey }), 'saved');
    }
    case 'logo': {
      const body = { image: await readLogoAsDataUrl(copy) };
      return done(callApi('POST /user/agency/logo', { body, idempotencyKey }), 'saved');
    }
    case 'logo-drop':
      return done(callApi('DELETE /user/agency/logo', { idempotencyKey }), 'saved');
    case 'leave': {
      const result = await catchSubmissionError(submission, callApi('DELETE /user/agency/membership', {}));
      // Their sessions have ended with it.
      return result.ok
        ? redirect(`${pathTo(getLocale(url.pathname), '/auth/login')}?flash=left-office`, 303)
        : createFormErrorResponse(result.refusal);
    }
    default:
      return throwNotFound();
  }
}

export const meta = createPrivateMeta(words.title);

export default function Profile() {
  const { user, agency, email_change, is_agency_member, isAgent, choices, drafts, formKey } =
    useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = findFormError(answer);
  const common = { locale, formKey, refusal };
  const { field } = createFieldProps(locale, 'details', refusal);
  const { check } = createFieldProps(locale, 'mails', refusal);
  const flashMessages = asksOnlyNew(user, email_change)
    ? { ...dashboardFlashMessages, 'email-asked': dashboardFlashMessages['email-asked-new'] }
    : dashboardFlashMessages;
  const phone = (stored: string | null) => (stored ? formatPhone(stored) : '');
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={flashMessages} calm={['email-asked']} />
      <DraftOffer locale={locale} found={drafts} />
      <Panel id="details" title={words.details[locale]}>
        <ActionForm
          {...common}
          intent="details"
          labels={{
            username: words.username[locale],
            mobile: words.mobile[locale],
            landline: words.landline[locale],
            locale: words.language[locale],
          }}
        >
          <div className={grid.grid}>
            <Field
              {...field('username', user.username)}
              label={words.username[locale]}
              hint={words.usernameHint[locale]}
              autoComplete="nickname"
              maxLength={80}
              required
            />
            <LanguageSelect
              {...field('locale', user.locale)}
              label={words.language[locale]}
              hint={words.languageHint[locale]}
            />
            <Field
              {...field('mobile', phone(user.mobile))}
              label={words.mobile[locale]}
              hint={words.phoneHint[locale]}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={20}
            />
            <Field
              {...field('landline', phone(user.landline))}
              label={words.landline[locale]}
              hint={words.phoneHint[locale]}
              type="tel"
              inputMode="tel"
              maxLength={20}
            />
          </div>
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
          </div>
        </ActionForm>
      </Panel>
      <EmailChangePanel {...common} user={user} change={email_change} />
      <Panel id="mails" title={words.mails[locale]}>
        <ActionForm {...common} intent="mails" hidden={is_agency_member ? { agency_leads_shown: 1 } : {}}>
          <div>
            <Checkbox {...check('mail_messages', user.mail_messages)} label={words.mailMessages[locale]} />
            {is_agency_member && (
              <Checkbox {...check('mail_agency_leads', user.mail_agency_leads)} label={words.mailAgencyLeads[locale]} />
            )}
            <Checkbox {...check('mail_alerts', user.mail_alerts)} label={words.mailAlerts[locale]} />
            <Checkbox {...check('mail_news', user.mail_news)} label={words.mailNews[locale]} />
          </div>
          <p className={grid.note}>{words.mailAlways[locale]}</p>
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
          </div>
        </ActionForm>
      </Panel>
      {isAgent && (
        <Panel id="leave" title={leaveAgencyMessages.title[locale]} lead={leaveAgencyMessages.lead[locale]}>
          <Disclosure
            quiet
            open={createFieldProps(locale, 'leave', refusal).failed}
            summary={leaveAgencyMessages.open[locale]}
          >
            <ActionForm {...common} intent="leave">
              <p className={grid.note}>{leaveAgencyMessages.what[locale]}</p>
              <div className={grid.actions}>
                <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
                  {leaveAgencyMessages.confirmLeave[locale]}
                </SubmitButton>
              </div>
            </ActionForm>
          </Disclosure>
        </Panel>
      )}
      {agency && choices && user.status === 'approved' && <LogoPanel {...common} logo={agency.logo} />}
      {agency && choices && (
        <Panel id="office" title={agencyProfileMessages.title[locale]} lead={agencyProfileMessages.lead[locale]}>
          <AgencyForm
            {...common}
            {...choices}
            agency={agency}
            districts={getDistrictChoices(answer)}
            areNumbersFixed={user.status === 'approved'}
          />
        </Panel>
      )}
    </>
  );
}

/** PROF-1: own details, email, which letters one wants, and (AGEN-2) the office. */
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { agencyProfileMessages as officeWords, profile as words } from '@estia/contract/accounts/profile-messages';
import { leaveAgencyMessages } from '@estia/contract/agencies/team-messages';
import { formatPhone } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { EmailPanel } from '../../features/accounts/EmailPanel.tsx';
import { asksOnlyNew } from '../../features/accounts/email-change.ts';
import { LogoPanel } from '../../features/accounts/LogoPanel.tsx';
import { OfficeForm } from '../../features/accounts/OfficeForm.tsx';
import { DraftOffer } from '../../features/listings/own/DraftOffer.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise, settle } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom, saidFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { sessionOf } from '../../platform/session.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Check, LanguageSelect } from '../../ui/form/Choices.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { Said } from '../../ui/form/Said.tsx';
import grid from '../../ui/form-grid.module.css';
import { Fold, PageHead, Panel } from '../../ui/Panel.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { districtsIn, officeBody, pointAtDay, readDistrict } from './office.ts';
import { officeChoices } from './office-choices.ts';
import { logoIn } from './office-logo.ts';

const HERE = '/dashboard/user/profile';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const [profile, me] = await Promise.all([orRaise(ask('GET /user/profile', { query: {} })), sessionOf(context)]);
  // An address mended on the way to publishing: the way goes on.
  const drafts =
    saidFrom(context) === 'email-changed' ? await settle(ask('GET /property/drafts', { query: { limit: 1 } })) : null;
  return {
    ...profile,
    drafts: drafts?.ok ? drafts.value : null,
    isAgent: me?.office_role === 'agent',
    formKey: newFormKey(),
    choices: await officeChoices(ask, profile.agency, localeOf(url.pathname)),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const copy = request.clone();
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const done = async (work: Promise<unknown>, word: string) => {
    const tried = await tryAct(act, work);
    return tried.ok ? backTo(url, HERE, word) : refused(pointAtDay(tried.refusal));
  };
  switch (act.act) {
    case 'details': {
      const { username = '', mobile = '', landline = '' } = own;
      const body = { username, mobile, landline, locale: own.locale as Locale };
      return done(ask('POST /user/update', { body, idempotencyKey }), 'saved');
    }
    case 'mails': {
      const on = (name: string) => name in own;
      const body = {
        mail_messages: on('mail_messages'),
        ...(on('agency_leads_shown') ? { mail_agency_leads: on('mail_agency_leads') } : {}),
        mail_alerts: on('mail_alerts'),
        mail_news: on('mail_news'),
      };
      return done(ask('POST /user/update', { body, idempotencyKey }), 'saved');
    }
    case 'email': {
      const { email = '', current_password = '' } = own;
      return done(ask('POST /user/change-email', { body: { email, current_password }, idempotencyKey }), 'email-asked');
    }
    case 'email-cancel':
      return done(ask('DELETE /user/change-email', { idempotencyKey }), 'email-kept');
    case 'office': {
      const district = await readDistrict(ask, act, localeOf(url.pathname));
      if (!district.ok) return refused(district.refusal);
      const body = officeBody(own, district.id);
      return done(ask('POST /user/update-agency', { body, idempotencyKey }), 'saved');
    }
    case 'logo': {
      const body = { image: await logoIn(copy) };
      return done(ask('POST /user/office/logo', { body, idempotencyKey }), 'saved');
    }
    case 'logo-drop':
      return done(ask('DELETE /user/office/logo', { idempotencyKey }), 'saved');
    case 'leave': {
      const tried = await tryAct(act, ask('DELETE /user/office/membership', {}));
      // Their sessions have ended with it.
      return tried.ok
        ? redirect(to(localeOf(url.pathname), '/auth/login?said=left-office'), 303)
        : refused(tried.refusal);
    }
    default:
      return notFound();
  }
}

export const meta = privateHead(words.title);

export default function Profile() {
  const { user, agency, email_change, is_agency_member, isAgent, choices, drafts, formKey } =
    useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = refusalIn(answer);
  const common = { locale, formKey, refusal };
  const { field } = fieldsOf(locale, 'details', refusal);
  const { check } = fieldsOf(locale, 'mails', refusal);
  const saidHere = asksOnlyNew(user, email_change)
    ? { ...dashboardFlashMessages, 'email-asked': dashboardFlashMessages['email-asked-new'] }
    : dashboardFlashMessages;
  const phone = (stored: string | null) => (stored ? formatPhone(stored) : '');
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <Said locale={locale} words={saidHere} calm={['email-asked']} />
      <DraftOffer locale={locale} found={drafts} />
      <Panel id="details" title={words.details[locale]}>
        <ActForm
          {...common}
          act="details"
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
          <div className={grid.acts}>
            <Submit locale={locale}>{words.save[locale]}</Submit>
          </div>
        </ActForm>
      </Panel>
      <EmailPanel {...common} user={user} change={email_change} />
      <Panel id="mails" title={words.mails[locale]}>
        <ActForm {...common} act="mails" hidden={is_agency_member ? { agency_leads_shown: 1 } : {}}>
          <div>
            <Check {...check('mail_messages', user.mail_messages)} label={words.mailMessages[locale]} />
            {is_agency_member && (
              <Check {...check('mail_agency_leads', user.mail_agency_leads)} label={words.mailAgencyLeads[locale]} />
            )}
            <Check {...check('mail_alerts', user.mail_alerts)} label={words.mailAlerts[locale]} />
            <Check {...check('mail_news', user.mail_news)} label={words.mailNews[locale]} />
          </div>
          <p className={grid.note}>{words.mailAlways[locale]}</p>
          <div className={grid.acts}>
            <Submit locale={locale}>{words.save[locale]}</Submit>
          </div>
        </ActForm>
      </Panel>
      {isAgent && (
        <Panel id="leave" title={leaveAgencyMessages.title[locale]} lead={leaveAgencyMessages.lead[locale]}>
          <Fold quiet open={fieldsOf(locale, 'leave', refusal).failed} summary={leaveAgencyMessages.open[locale]}>
            <ActForm {...common} act="leave">
              <p className={grid.note}>{leaveAgencyMessages.what[locale]}</p>
              <div className={grid.acts}>
                <Submit locale={locale} kind="line" className={grid.danger ?? ''}>
                  {leaveAgencyMessages.act[locale]}
                </Submit>
              </div>
            </ActForm>
          </Fold>
        </Panel>
      )}
      {agency && choices && user.status === 'approved' && <LogoPanel {...common} logo={agency.logo} />}
      {agency && choices && (
        <Panel id="office" title={officeWords.title[locale]} lead={officeWords.lead[locale]}>
          <OfficeForm
            {...common}
            {...choices}
            office={agency}
            districts={districtsIn(answer)}
            areNumbersFixed={user.status === 'approved'}
          />
        </Panel>
      )}
    </>
  );
}

/** PROF-1: own details, email, which letters one wants, and (AGEN-2) the office. */
import { said } from '@estia/contract/accounts/dashboard-messages';
import { showPhone } from '@estia/contract/accounts/identifiers';
import { office as officeWords, profile as words } from '@estia/contract/accounts/profile-messages';
import type { Locale } from '@estia/contract/pair';
import { languageName } from '@estia/contract/site/messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ActForm, fieldsOf } from '../../features/accounts/ActForm.tsx';
import { EmailPanel } from '../../features/accounts/EmailPanel.tsx';
import grid from '../../features/accounts/form-grid.module.css';
import { OfficeForm } from '../../features/accounts/OfficeForm.tsx';
import { PageHead, Panel } from '../../features/accounts/Panel.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, useLocale } from '../../platform/locale.ts';
import { Check, Select } from '../../ui/form/Choices.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { Said } from '../../ui/form/Said.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { districtsIn, officeBody, officeChoices, readDistrict } from './office.ts';

const HERE = '/dashboard/user/profile';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const profile = await orRaise(ask('GET /user/profile', { query: {} }));
  return {
    ...profile,
    formKey: newFormKey(),
    choices: await officeChoices(ask, profile.agency, localeOf(url.pathname)),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const done = async (work: Promise<unknown>, word: string) => {
    const tried = await tryAct(act, work);
    return tried.ok ? backTo(url, HERE, word) : refused(tried.refusal);
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
    default:
      return notFound();
  }
}

export const meta = privateHead(words.title);

export default function Profile() {
  const { user, agency, email_change, choices, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = refusalIn(answer);
  const common = { locale, formKey, refusal };
  const { field } = fieldsOf(locale, 'details', refusal);
  const { check } = fieldsOf(locale, 'mails', refusal);
  const phone = (stored: string | null) => (stored ? showPhone(stored) : '');
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <Said locale={locale} words={said} calm={['email-asked']} />
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
            <Select
              {...field('locale', user.locale)}
              label={words.language[locale]}
              hint={words.languageHint[locale]}
              options={(['el', 'en'] as const).map((each) => ({ value: each, label: languageName[each] }))}
              required
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
        <ActForm {...common} act="mails">
          <div>
            <Check {...check('mail_messages', user.mail_messages)} label={words.mailMessages[locale]} />
            <Check {...check('mail_alerts', user.mail_alerts)} label={words.mailAlerts[locale]} />
            <Check {...check('mail_news', user.mail_news)} label={words.mailNews[locale]} />
          </div>
          <p className={grid.note}>{words.mailAlways[locale]}</p>
          <div className={grid.acts}>
            <Submit locale={locale}>{words.save[locale]}</Submit>
          </div>
        </ActForm>
      </Panel>
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

/**
 * AGEN-2: an invitation to an office. Its key comes behind the # of the letter's link or is pasted, is sent in the body of
 * a form, and stands in no address: every answer of this page is therefore one to a form.
 */
import { fields, signup } from '@estia/contract/accounts/auth-messages';
import { team, joinAgencyMessages as words } from '@estia/contract/agencies/team-messages';
import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { CodeForm } from '../../features/accounts/CodeForm.tsx';
import { Door, DoorActs } from '../../features/accounts/Door.tsx';
import { Agreements, NewPassword } from '../../features/accounts/NewAccount.tsx';
import type { AskReply } from '../../platform/ask.ts';
import { privateHead } from '../../platform/door.ts';
import { attempt, newFormKey, pointAt, type Refusal, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { ErrorSummary, Field, Form, FormKey, Submit } from '../../ui/form/index.ts';
import { FactList } from '../../ui/Panel.tsx';

export const meta = privateHead(words.title);
export const loader = () => ({ formKey: newFormKey() });

type Invitation = AskReply<'POST /user/invitation'>;
type Opened = { code: string; invitation: Invitation; refusal: Refusal | null };

export async function action({ context, request, url }: ActionFunctionArgs) {
  const values = await readForm(request);
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const { code = '', username = '', password = '', passwordConfirmation = '' } = values;
  let refusal: Refusal | null = null;
  if (values.intent === 'join') {
    const body = {
      ...{ key: code, username, password, passwordConfirmation, locale },
      terms_accepted: (values.terms_accepted ?? '') as 'on',
      over_18: (values.over_18 ?? '') as 'on',
    };
    const tried = await attempt(ask('POST /user/invitation/accept', { body, idempotencyKey: values.form_key }), values);
    if (tried.ok) return redirect(to(locale, '/dashboard'), 303);
    refusal = tried.refusal;
  }
  const opened = await attempt(ask('POST /user/invitation', { body: { key: code } }), values);
  if (opened.ok) return { code, invitation: opened.value, refusal } satisfies Opened;
  const { fields: wrong, ...rest } = opened.refusal;
  return refused(pointAt({ ...rest, fields: wrong.key ? { code: wrong.key } : {} }, { gone: 'code' }));
}

/** Offices are called what they are called, also on an English page. */
function OfficeName({ name }: { name: string }) {
  return (
    <span translate="no" lang={/\p{Script=Greek}/u.test(name) ? 'el' : undefined}>
      {name}
    </span>
  );
}

export default function Join() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Opened | Refusal | undefined;
  const locale = useLocale();
  if (!answer || !('invitation' in answer)) {
    const lead = answer?.code === 'gone' ? words.gone : words.lead;
    return (
      <Door title={words.title[locale]} lead={lead[locale]}>
        <CodeForm locale={locale} formKey={formKey} act={words.open[locale]} refusal={answer} />
      </Door>
    );
  }
  const { code, invitation, refusal } = answer;
  const values = refusal?.values ?? {};
  const errors = refusal?.fields ?? {};
  return (
    <Door title={words.title[locale]} lead={words.joinLead[locale]}>
      <FactList
        rows={[
          { label: words.office[locale], value: <OfficeName name={invitation.office[locale]} /> },
          { label: words.email[locale], value: <span translate="no">{invitation.email}</span> },
          { label: words.role[locale], value: team.roles[invitation.role][locale] },
        ]}
      />
      <Form>
        <ErrorSummary
          locale={locale}
          refusal={refusal ?? undefined}
          labels={{
            username: words.name[locale],
            password: fields.password[locale],
            passwordConfirmation: fields.passwordAgain[locale],
            terms_accepted: signup.terms[locale],
            over_18: signup.over18[locale],
          }}
        />
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value="join" />
        <input type="hidden" name="code" value={code} />
        <Field
          locale={locale}
          name="username"
          label={words.name[locale]}
          defaultValue={values.username ?? invitation.name}
          error={errors.username}
          autoComplete="name"
          maxLength={80}
          required
        />
        <NewPassword locale={locale} errors={errors} />
        <Agreements locale={locale} values={values} errors={errors} />
        <DoorActs>
          <Submit locale={locale} kind="act">
            {words.act[locale]}
          </Submit>
        </DoorActs>
      </Form>
    </Door>
  );
}

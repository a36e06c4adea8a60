/** AUTH-2. A failure says that it failed and nothing more: not whether anybody has this email. */
import { fields, loginFlashMessages, login as words } from '@estia/contract/accounts/auth-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { Door, DoorActs, DoorLink } from '../../features/accounts/Door.tsx';
import { KeptNote } from '../../features/site/KeptNote.tsx';
import { atTheDoor, privateHead } from '../../platform/door.ts';
import { attempt, missing, readForm, refuse, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { landing, withNext } from '../../platform/session.ts';
import { ErrorSummary, Field, Form, FormKey, PasswordField, Said, Submit } from '../../ui/form/index.ts';

export const loader = atTheDoor;
export const meta = privateHead(words.title, words.lead);

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = localeOf(url.pathname);
  const values = await readForm(request);
  const { email = '', password = '' } = values;
  const empty = missing(values, ['email', 'password']);
  if (empty) return refused(refuse('invalid_input', empty, values));
  const ask = askFrom(context)('POST /user/login', { body: { email, password }, idempotencyKey: values.form_key });
  const tried = await attempt(ask, values);
  if (!tried.ok) return refused({ ...tried.refusal, fields: {} });
  const { user, second_factor: due } = tried.value;
  const next = url.searchParams.get('next');
  if (user) return redirect(landing({ ...user, strong: false }, next, locale), 303);
  return redirect(withNext(to(locale, `/auth/second-factor?by=${(due ?? []).join('.')}`), next), 303);
}

export default function Login() {
  const { next, formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  const link = (path: string) => withNext(to(locale, path), next);
  return (
    <Door
      title={words.title[locale]}
      lead={(next ? words.needed : words.lead)[locale]}
      before={
        <>
          <Said locale={locale} words={loginFlashMessages} calm={['start-again']} />
          <KeptNote locale={locale} next={next} />
        </>
      }
      foot={
        <>
          <span>{words.noAccount[locale]}</span>
          <DoorLink href={link('/auth/signup')}>{words.signup[locale]}</DoorLink>
        </>
      }
    >
      <Form>
        <ErrorSummary
          locale={locale}
          refusal={refusal}
          labels={{ email: fields.email[locale], password: fields.password[locale] }}
          {...(refusal?.code === 'not_authenticated' ? { advice: words.check[locale] } : {})}
        />
        <FormKey value={formKey} />
        <Field
          locale={locale}
          name="email"
          type="email"
          label={fields.email[locale]}
          defaultValue={refusal?.values.email}
          error={refusal?.fields.email}
          autoComplete="username"
          maxLength={accountLimits.email}
          required
        />
        <PasswordField
          locale={locale}
          name="password"
          label={fields.password[locale]}
          error={refusal?.fields.password}
          kind="current"
        />
        <DoorActs>
          <Submit locale={locale} kind="act">
            {words.act[locale]}
          </Submit>
          <DoorLink href={to(locale, '/auth/forgot')}>{words.forgot[locale]}</DoorLink>
        </DoorActs>
      </Form>
    </Door>
  );
}

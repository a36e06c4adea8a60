/** The second half of a login. The browser keeps what the first half gave it in a cookie; here only the proof is sent. */
import { forgot, secondFactor as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import css from '../../features/accounts/Door.module.css';
import { Door, DoorActs, DoorLink } from '../../features/accounts/Door.tsx';
import { PasskeyButton } from '../../features/accounts/PasskeyButton.tsx';
import { atTheDoor, privateHead } from '../../platform/door.ts';
import { attempt, missing, newFormKey, pointAt, readForm, refuse, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { landing, withNext } from '../../platform/session.ts';
import { ErrorSummary, Field, Form, FormKey, Submit } from '../../ui/form/index.ts';

export const meta = privateHead(words.title);

export async function loader(args: LoaderFunctionArgs) {
  const by = (args.url.searchParams.get('by') ?? '').split('.');
  return {
    ...(await atTheDoor(args)),
    passkeyKey: newFormKey(),
    app: by.includes('totp'),
    passkey: by.includes('passkey'),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = localeOf(url.pathname);
  const values = await readForm(request);
  const { passkey } = values;
  const empty = passkey ? null : missing(values, ['code']);
  if (empty) return refused(refuse('invalid_input', empty, values));
  const body = passkey ? { passkey } : { code: values.code };
  const asked = askFrom(context)('POST /user/login/second-factor', { body, idempotencyKey: values.form_key });
  const tried = await attempt(asked, values);
  const next = url.searchParams.get('next');
  if (tried.ok) return redirect(landing(tried.value.user, next, locale), 303);
  // The first half is too long ago, or too many codes were wrong: there is nothing left to finish.
  if (tried.refusal.code === 'not_authenticated' || tried.refusal.code === 'gone')
    return redirect(withNext(to(locale, '/auth/login?said=start-again'), next), 303);
  return refused(pointAt(tried.refusal, { wrong_code: 'code' }));
}

export default function SecondFactor() {
  const { formKey, passkeyKey, app, passkey, next } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  return (
    <Door
      title={words.title[locale]}
      lead={(passkey && !app ? words.leadRecovery : words.lead)[locale]}
      foot={<DoorLink href={withNext(to(locale, '/auth/login'), next)}>{forgot.back[locale]}</DoorLink>}
    >
      {passkey && <PasskeyButton locale={locale} formKey={passkeyKey} />}
      <Form>
        <ErrorSummary locale={locale} refusal={refusal} labels={{ code: words.code[locale] }} />
        <FormKey value={formKey} />
        <Field
          locale={locale}
          name="code"
          label={words.code[locale]}
          error={refusal?.fields.code}
          autoComplete="one-time-code"
          maxLength={40}
          spellCheck={false}
          required
        />
        <DoorActs>
          <Submit locale={locale} kind="act">
            {words.act[locale]}
          </Submit>
        </DoorActs>
        <p className={css.note}>{words.lost[locale]}</p>
      </Form>
    </Door>
  );
}

/** The link of the letter that confirms an email. */
import { confirm as words } from '@estia/contract/accounts/auth-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { CodeForm } from '../../features/accounts/CodeForm.tsx';
import { Door, DoorLink } from '../../features/accounts/Door.tsx';
import { CHANGE_EMAIL } from '../../features/accounts/email-change.ts';
import { LAST_DRAFT } from '../../features/listings/wizard/steps.ts';
import { privateHead } from '../../platform/door.ts';
import { settle } from '../../platform/failures.ts';
import { attempt, newFormKey, pointAt, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { sessionOf, withNext } from '../../platform/session.ts';
import { Form, FormKey, Said, Submit } from '../../ui/form/index.ts';

export const meta = privateHead(words.title);

export async function loader({ context }: LoaderFunctionArgs) {
  const isMember = (await sessionOf(context)) !== null;
  // The page stands without it: whoever has the code can give it.
  const profile = isMember ? await settle(askFrom(context)('GET /user/profile', { query: {} })) : null;
  const user = profile?.ok ? profile.value.user : null;
  return {
    formKey: newFormKey(),
    resendKey: newFormKey(),
    isMember,
    unconfirmedEmail: user && !user.email_confirmed ? user.email : null,
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = localeOf(url.pathname);
  const values = await readForm(request);
  const ask = askFrom(context);
  if (values.intent === 'again') {
    const sent = await attempt(ask('POST /user/resend-confirmation', { idempotencyKey: values.form_key }), values);
    return sent.ok ? redirect(to(locale, '/auth/confirm?said=sent'), 303) : refused(sent.refusal);
  }
  const body = { code: values.code ?? '' };
  const tried = await attempt(ask('POST /user/confirm-email', { body, idempotencyKey: values.form_key }), values);
  if (!tried.ok) return refused(pointAt(tried.refusal, { wrong_code: 'code', gone: 'code' }));
  const draft = to(locale, LAST_DRAFT);
  const path = (await sessionOf(context))
    ? `${draft}&said=email-confirmed`
    : withNext(to(locale, '/auth/login?said=email-confirmed'), draft);
  return redirect(path, 303);
}

export default function Confirm() {
  const { formKey, resendKey, isMember, unconfirmedEmail } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const locale = useLocale();
  return (
    <Door
      title={words.title[locale]}
      lead={unconfirmedEmail === null ? words.lead[locale] : words.leadTo[locale](unconfirmedEmail)}
      before={<Said locale={locale} words={{ sent: words.sent }} calm={['sent']} />}
      foot={
        isMember && (
          <>
            <Form className="" label={words.again[locale]}>
              <FormKey value={resendKey} />
              <Submit locale={locale} kind="quiet" name="intent" value="again">
                {words.again[locale]}
              </Submit>
            </Form>
            {unconfirmedEmail !== null && (
              <DoorLink href={to(locale, CHANGE_EMAIL)}>{words.wrongAddress[locale]}</DoorLink>
            )}
          </>
        )
      }
    >
      <CodeForm locale={locale} formKey={formKey} act={words.act[locale]} refusal={refusal} />
    </Door>
  );
}

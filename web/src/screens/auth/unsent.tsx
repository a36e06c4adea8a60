/**
 * A form of the dashboard whose session had become somebody else's, or had ended where no script remembered the form:
 * whoever wrote it logs in on this very page, sees what they wrote and sends it.
 */

import { fields as accountFields, login } from '@estia/contract/accounts/auth-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import { sendAgain as words } from '@estia/contract/site/unsent-messages';
import { type ActionFunctionArgs, data, redirect, useActionData } from 'react-router';
import { catchFormError, type FormError, readFormData, secretField } from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { addNextParam, findSessionUser, parseNextPath } from '../../platform/session.ts';
import { returnPath } from '../../platform/unsent.ts';
import { FORM_AUTHOR, FORM_REMEMBERED } from '../../platform/use-current-path.ts';
import { ErrorSummary, Field, Form, IdempotencyKeyInput, PasswordField, SubmitButton } from '../../ui/form/index.ts';
import css from '../../ui/layout/FormPage.module.css';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';

export const meta = createPrivateMeta(words.titles.login);

type Entries = [name: string, value: string][];
type State = 'login' | 'other-account' | 'second-factor' | 'ready';

const EMAIL = 'login.email';
const PASSWORD = 'login.password';
/** More than any form of the dashboard has. */
const MAX_FIELDS = 600;

/** What the page itself put into its form. */
const MACHINE_FIELD_NAME =
  /^(form|intent|step|based_on|on_form|main_picture|was\w*)$|(^|[._-])(id|ids|for|state|intent|was|picture|version|value|looks|user|\w+_at)$/;
const isWritten = ([name, value]: Entries[number]): boolean =>
  value.trim() !== '' && value !== 'on' && !MACHINE_FIELD_NAME.test(name);

const MIN_TEXT_LENGTH = 20;
/** Texts first of all: answers that were picked or counted are shown where there is nothing else. */
function listWritten(entries: Entries): string[] {
  const values = entries.filter(isWritten).map(([, value]) => value.trim());
  const texts = values.filter((value) => value.length >= MIN_TEXT_LENGTH || /\s/.test(value));
  return texts.length > 0 ? texts : values;
}

function readEntries(form: FormData) {
  const entries: Entries = [];
  let hasFiles = false;
  let hasSecrets = false;
  for (const [name, value] of form) {
    if (name.startsWith('login.') || [FORM_AUTHOR, FORM_REMEMBERED, 'form_key'].includes(name)) continue;
    if (typeof value !== 'string') hasFiles ||= value.size > 0;
    else if (secretField.test(name)) hasSecrets ||= value !== '';
    else entries.push([name, value]);
  }
  return { entries, hasFiles, hasSecrets };
}

const getText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export async function action({ context, request, url }: ActionFunctionArgs) {
  const next = parseNextPath(url.searchParams.get('next'));
  const form = await readFormData(request);
  const { entries, ...omitted } = readEntries(form);
  const written = listWritten(entries);
  // Nothing to lose: the page itself is the place to do it again.
  if (!next || written.length === 0 || entries.length > MAX_FIELDS)
    return redirect(addNextParam(pathTo(getLocale(url.pathname), '/auth/login'), next), 303);
  const author = getText(form, FORM_AUTHOR);
  const stateOf = (accountId: number): State => (author === String(accountId) ? 'ready' : 'other-account');
  const initial: State = 'login';
  const page = { next, entries, written, author, formKey: getText(form, 'form_key'), ...omitted };
  if (!form.has(PASSWORD)) {
    const user = await findSessionUser(context);
    return data({ ...page, state: user ? stateOf(user.user_id) : initial, refusal: null }, 401);
  }
  const [email, password] = [getText(form, EMAIL), getText(form, PASSWORD)];
  const result = await catchFormError(getApiClient(context)('POST /user/login', { body: { email, password } }), {
    [EMAIL]: email,
  });
  if (!result.ok) {
    const refusal: FormError = { ...result.refusal, fields: {} };
    return data({ ...page, state: initial, refusal }, 401);
  }
  const { user } = result.value;
  const state: State = user ? stateOf(user.user_id) : 'second-factor';
  return data({ ...page, state, refusal: null }, 200);
}

type Page = Extract<Awaited<ReturnType<typeof action>>, { data: object }>['data'];

const Hidden = ({ of: { entries, formKey } }: { of: Page }) => (
  <>
    {formKey && <IdempotencyKeyInput value={formKey} />}
    {entries.map(([name, value], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes of one name come several times.
      <input key={at} type="hidden" name={name} value={value} />
    ))}
  </>
);

export default function Unsent() {
  const locale = useLocale();
  const page = useActionData<typeof action>();
  if (!page)
    return (
      <FormPage title={words.nothing[locale]}>
        <FormPageLink href={pathTo(locale, '/dashboard')}>{words.onward[locale]}</FormPageLink>
      </FormPage>
    );
  const { next, written, refusal, hasFiles, hasSecrets } = page;
  const state: State = page.state;
  const isReady = state === 'ready';
  const loginPath = addNextParam(pathTo(locale, '/auth/login'), next);
  const labels = { [EMAIL]: accountFields.email[locale], [PASSWORD]: accountFields.password[locale] };
  return (
    <FormPage title={words.titles[state][locale]} lead={words.leads[state][locale]}>
      <section>
        <h2>{words.written[locale]}</h2>
        {written.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may have been written twice.
          <p key={at} dir="auto" className={css.written}>
            {text}
          </p>
        ))}
        {hasFiles && <p className={css.note}>{words.files[locale]}</p>}
        {hasSecrets && <p className={css.note}>{words.secrets[locale]}</p>}
      </section>
      {isReady || state === 'second-factor' ? (
        <Form action={returnPath(new URL(next, 'https://estia.invalid'), false)} author={page.author} multipart>
          <Hidden of={page} />
          {state === 'second-factor' && (
            <a className={css.link} href={loginPath} target="_blank" rel="noopener">
              {words.login[locale]}
            </a>
          )}
          <FormPageActions>
            <SubmitButton locale={locale} kind="accent">
              {words.send[locale]}
            </SubmitButton>
          </FormPageActions>
        </Form>
      ) : (
        <Form author={page.author} multipart>
          <ErrorSummary
            locale={locale}
            refusal={refusal ?? undefined}
            labels={labels}
            reason={refusal?.code === 'not_authenticated' ? login.wrong[locale] : undefined}
          />
          <Hidden of={page} />
          <Field
            locale={locale}
            name={EMAIL}
            type="email"
            label={accountFields.email[locale]}
            defaultValue={refusal?.values[EMAIL]}
            autoComplete="username"
            maxLength={accountLimits.email}
            required
          />
          <PasswordField locale={locale} name={PASSWORD} label={accountFields.password[locale]} kind="current" />
          <FormPageActions>
            <SubmitButton locale={locale} kind="accent">
              {words.loginHere[locale]}
            </SubmitButton>
            {state === 'other-account' && (
              <FormPageLink href={pathTo(locale, '/dashboard')}>{words.onward[locale]}</FormPageLink>
            )}
          </FormPageActions>
        </Form>
      )}
    </FormPage>
  );
}

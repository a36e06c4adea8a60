/** A form of the dashboard whose session had ended, where no script remembered it: sent again from here after a login. */
import { sendAgain as words } from '@estia/contract/site/unsent-messages';
import { type ActionFunctionArgs, data, redirect, useActionData } from 'react-router';
import css from '../../features/accounts/Door.module.css';
import { FormPage, FormPageActions, FormPageLink } from '../../features/accounts/Door.tsx';
import { createPrivateMeta } from '../../platform/door.ts';
import { secretField } from '../../platform/forms.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { addNextParam, parseNextPath } from '../../platform/session.ts';
import { buttonClass } from '../../ui/button.ts';
import { Form, IdempotencyKeyInput, SubmitButton, WITHOUT_SCRIPT } from '../../ui/form/index.ts';

export const meta = createPrivateMeta(words.title);

/** Shorter ones are answers to be picked, not text that somebody would miss. */
const TEXT_LENGTH = 20;

export async function action({ request, url }: ActionFunctionArgs) {
  const next = parseNextPath(url.searchParams.get('next'));
  if (!next) return redirect(localizePath(getLocale(url.pathname), '/auth/login'), 303);
  const fields: [name: string, value: string][] = [];
  let formKey = '';
  let hasFiles = false;
  let hasSecrets = false;
  for (const [name, value] of await request.formData()) {
    if (typeof value !== 'string') hasFiles ||= value.size > 0;
    else if (name === 'form_key') formKey = value;
    else if (secretField.test(name)) hasSecrets ||= value !== '';
    else if (name !== WITHOUT_SCRIPT) fields.push([name, value]);
  }
  const written = fields.map(([, value]) => value).filter((value) => value.length >= TEXT_LENGTH);
  return data({ next, fields, formKey, written, hasFiles, hasSecrets }, { status: 401 });
}

export default function Unsent() {
  const locale = useLocale();
  const stopped = useActionData<typeof action>();
  if (!stopped)
    return (
      <FormPage title={words.nothing[locale]}>
        <FormPageLink href={localizePath(locale, '/dashboard')}>{words.onward[locale]}</FormPageLink>
      </FormPage>
    );
  const { next, fields, formKey, written, hasFiles, hasSecrets } = stopped;
  return (
    <FormPage title={words.title[locale]} lead={words.lead[locale]}>
      <FormPageActions>
        <a
          href={addNextParam(localizePath(locale, '/auth/login'), next)}
          target="_blank"
          rel="noopener"
          className={buttonClass('act')}
        >
          {words.login[locale]}
        </a>
      </FormPageActions>
      {written.length > 0 && (
        <section>
          <h2>{words.written[locale]}</h2>
          {written.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may have been written twice.
            <p key={at} dir="auto" className={css.written}>
              {text}
            </p>
          ))}
        </section>
      )}
      {hasFiles && <p>{words.files[locale]}</p>}
      {hasSecrets && <p>{words.secrets[locale]}</p>}
      <Form action={next}>
        {formKey && <IdempotencyKeyInput value={formKey} />}
        {fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes of one name come several times.
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <FormPageActions>
          <SubmitButton locale={locale}>{words.act[locale]}</SubmitButton>
        </FormPageActions>
      </Form>
    </FormPage>
  );
}

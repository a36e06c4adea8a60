/**
 * The logo of an agency. A plain form that sends the file; script sends larger ones, says how it goes and what was
 * wrong.
 */

import { agencyLogoMessages as words } from '@estia/contract/agencies/agency-profile-messages';
import { logoLimits } from '@estia/contract/agencies/logo-limits';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import type { ErrorCode } from '@estia/contract/errors';
import type { Locale, Pair } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { getFailure, getRefusedFields } from '../../platform/failures.ts';
import { storeFlash } from '../../platform/flash.ts';
import type { FormError } from '../../platform/forms.ts';
import { useCurrentPath } from '../../platform/use-current-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActionForm } from '../../ui/form/ActionForm.tsx';
import { FormAuthorInput, IdempotencyKeyInput, SubmitButton } from '../../ui/form/Form.tsx';
import form from '../../ui/form/form.module.css';
import grid from '../../ui/form/form-grid.module.css';
import { Panel } from '../../ui/Panel.tsx';
import css from './LogoPanel.module.css';

type Props = { locale: Locale; logo: string | null; formKey: string; refusal: FormError | null };

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });

function getErrorMessage(code: ErrorCode, image: string | undefined): Pair {
  const known: Readonly<Record<string, Pair>> = words.refusals;
  return (image ? known[image] : undefined) ?? getErrorCodeMessage(code);
}

export function LogoPanel({ locale, logo, formKey, refusal }: Props) {
  const currentPath = useCurrentPath();
  const [state, setState] = useState<'quiet' | 'sending'>('quiet');
  const [failed, setFailed] = useState<Pair | null>(null);
  const served = refusal?.values.form === 'logo' ? getErrorMessage(refusal.code, refusal.fields['logo.image']) : null;
  const wrong = failed ?? served;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('logo.file');
    if (!(file instanceof File) || file.size === 0) return setFailed(words.choose);
    if (file.size > logoLimits.bytes) return setFailed(getErrorCodeMessage('too_large'));
    setFailed(null);
    setState('sending');
    try {
      await callApi('POST /user/agency/logo', { body: { image: await readAsDataUrl(file) } });
      location.assign(storeFlash(`${location.pathname}?flash=saved#logo`));
    } catch (error) {
      setFailed(getErrorMessage(getFailure(error).code, getRefusedFields(error).image));
      setState('quiet');
    }
  };
  return (
    <Panel id="logo" title={words.title[locale]} lead={words.lead[locale]}>
      <div className={css.logo}>
        {logo && <img src={pictureUrl(logo, 512, 'webp')} alt={words.now[locale]} width={160} height={160} />}
        <div className={grid.form}>
          <form
            method="post"
            action={currentPath}
            encType="multipart/form-data"
            className={grid.form}
            aria-label={words.title[locale]}
            onSubmit={send}
            noValidate
          >
            <FormAuthorInput />
            <input type="hidden" name="intent" value="logo" />
            <input type="hidden" name="form" value="logo" />
            <IdempotencyKeyInput value={formKey} />
            <div className={form.field}>
              <label className={form.label} htmlFor="logo-file">
                {words.file[locale]}
              </label>
              <p className={form.hint} id="logo-hint">
                {words.hint[locale]}
              </p>
              <input
                className={css.file}
                type="file"
                id="logo-file"
                name="logo.file"
                accept="image/png,image/jpeg,image/webp,image/gif"
                aria-describedby={wrong ? 'logo-hint logo-error' : 'logo-hint'}
                aria-invalid={wrong ? true : undefined}
                required
              />
              <p className={form.error} id="logo-error" role="alert">
                {wrong?.[locale]}
              </p>
            </div>
            <div className={grid.actions}>
              <button type="submit" className={buttonClass('outline')} disabled={state === 'sending'}>
                {state === 'sending' ? words.sending[locale] : (logo ? words.replace : words.send)[locale]}
              </button>
            </div>
          </form>
          {logo && (
            <ActionForm locale={locale} intent="logo-drop" formKey={formKey} label={words.drop[locale]}>
              <div className={grid.actions}>
                <SubmitButton locale={locale} kind="text">
                  {words.drop[locale]}
                </SubmitButton>
              </div>
            </ActionForm>
          )}
        </div>
      </div>
    </Panel>
  );
}

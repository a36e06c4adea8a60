/** LIST-5 on a page of its own: where «report this ad» leads without script. */

import { contactFormMessages, contactMessages } from '@estia/contract/listings/page/contact-messages';
import { reportFormMessages as words } from '@estia/contract/listings/page/report-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { FormPage, FormPageLink } from '../../features/accounts/Door.tsx';
import { reportPath } from '../../features/inbox/contact-path.ts';
import { ReportForm, ReportSentNotice } from '../../features/inbox/ReportForm.tsx';
import { mapFieldErrorsToForm } from '../../features/inbox/refusal-of.ts';
import { propertyPath } from '../../features/listings/property-path.ts';
import { createPrivateMeta } from '../../platform/door.ts';
import { orThrowFailure } from '../../platform/failures.ts';
import {
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  type FormError,
  readFormValues,
} from '../../platform/forms.ts';
import { getAsk } from '../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../platform/locale.ts';
import { useSaid } from '../../platform/said.ts';
import { addNextParam, findSessionUser } from '../../platform/session.ts';
import { parseListingParams } from './which-ad.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const query = parseListingParams(params);
  const ask = getAsk(context);
  const [{ property }, { rows }, user] = await Promise.all([
    orThrowFailure(ask('GET /property/property', { query })),
    orThrowFailure(ask('GET /property/report-reasons')),
    findSessionUser(context),
  ]);
  const reasons = rows.map(({ id, name }) => ({ id, name }));
  return {
    ad: { ...query, title: property.title, code: property.code },
    reasons,
    member: user !== null,
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const about = parseListingParams(params);
  const locale = getLocale(url.pathname);
  const values = await readFormValues(request);
  const own = (name: string): string => (values[`report.${name}`] ?? '').trim();
  const body = {
    ...about,
    reason_id: Number(own('reason_id')),
    description: own('description'),
    name: own('name'),
    email: own('email'),
    good_faith: own('good_faith') as 'on',
    locale,
  };
  const asked = getAsk(context)('PUT /property/report', { body, idempotencyKey: values.form_key });
  const tried = await catchFormError(asked, values);
  if (tried.ok) return redirect(`${reportPath(about, locale)}?said=${tried.value.number}`, 303);
  return createFormErrorResponse({
    ...tried.refusal,
    fields: mapFieldErrorsToForm('report', tried.refusal.fields, (name) => values[name]),
  });
}

export const meta = createPrivateMeta(words.title);

export default function ContactReport() {
  const { ad, reasons, formKey, member } = useLoaderData<typeof loader>();
  const refusal = useActionData() as FormError | undefined;
  const said = useSaid();
  const locale = useLocale();
  const foot = <FormPageLink href={propertyPath(ad, locale)}>{contactMessages.toAd[locale]}</FormPageLink>;
  return (
    <FormPage title={words.title[locale]} lead={`${ad.title[locale]} · ${ad.code}`} foot={foot}>
      {/^\d{1,15}$/.test(said) ? (
        <ReportSentNotice locale={locale} number={Number(said)} />
      ) : (
        <>
          {!member && (
            <noscript>
              <p>
                {words.needsScript[locale]}{' '}
                <a href={addNextParam(localizePath(locale, '/auth/login'), reportPath(ad, locale))}>
                  {contactFormMessages.logIn[locale]}
                </a>
              </p>
            </noscript>
          )}
          <ReportForm ad={ad} locale={locale} reasons={reasons} refusal={refusal ?? null} formKey={formKey} />
        </>
      )}
    </FormPage>
  );
}

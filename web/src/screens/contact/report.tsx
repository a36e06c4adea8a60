/** LIST-5 on a page of its own: where «report this listing» leads without script. */

import { contactFormMessages, contactMessages } from '@estia/contract/listings/page/contact-messages';
import { reportFormMessages as words } from '@estia/contract/listings/page/report-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { mapFieldErrorsToForm } from '../../features/inbox/contact-form-error.ts';
import { ReportForm, ReportSentNotice } from '../../features/inbox/ReportForm.tsx';
import { orThrowFailure } from '../../platform/failures.ts';
import { useFlashWord } from '../../platform/flash.ts';
import { catchFormError, createFormErrorResponse, createIdempotencyKey, readFormValues } from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { reportPath } from '../../platform/paths/contact-path.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { propertyPath } from '../../platform/paths/property-path.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { sentChoice } from '../../platform/sent-choice.ts';
import { addNextParam, findSessionUser } from '../../platform/session.ts';
import { FormPage, FormPageLink } from '../../ui/layout/FormPage.tsx';
import { parseListingParams } from './listing-params.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const query = parseListingParams(params);
  const callApi = getApiClient(context);
  const [{ property }, { rows }, user] = await Promise.all([
    orThrowFailure(callApi('GET /property/property', { query })),
    orThrowFailure(callApi('GET /property/report-reasons')),
    findSessionUser(context),
  ]);
  const reasons = rows.map(({ id, name }) => ({ id, name }));
  return {
    listing: { ...query, title: property.title, code: property.code },
    reasons,
    isSignedIn: user !== null,
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const about = parseListingParams(params);
  const locale = getLocale(url.pathname);
  const values = await readFormValues(request);
  const readValue = (name: string): string => (values[`report.${name}`] ?? '').trim();
  const body = {
    ...about,
    reason_id: Number(readValue('reason_id')),
    description: readValue('description'),
    name: readValue('name'),
    email: readValue('email'),
    good_faith: sentChoice<'on'>(readValue('good_faith')),
    locale,
  };
  const asked = getApiClient(context)('PUT /property/report', { body, idempotencyKey: values.form_key });
  const result = await catchFormError(asked, values);
  if (result.ok) {
    const { number, handle_from: day } = result.value;
    return redirect(`${reportPath(about, locale)}?flash=${number}${day === null ? '' : `.${day}`}`, 303);
  }
  return createFormErrorResponse({
    ...result.refusal,
    fields: mapFieldErrorsToForm('report', result.refusal.fields, (name) => values[name]),
  });
}

export const meta = createPrivateMeta(words.title);

export default function ContactReport() {
  const { listing, reasons, formKey, isSignedIn } = useLoaderData<typeof loader>();
  const refusal = useActionData();
  const message = useFlashWord();
  const locale = useLocale();
  const sent = /^(?<number>\d{1,15})(\.(?<day>\d{4}-\d{2}-\d{2}))?$/.exec(message);
  const foot = (
    <FormPageLink href={propertyPath(listing, locale)}>{contactMessages.backToListing[locale]}</FormPageLink>
  );
  return (
    <FormPage title={words.title[locale]} lead={`${listing.title[locale]} · ${listing.code}`} foot={foot}>
      {sent ? (
        <ReportSentNotice
          locale={locale}
          report={{ number: Number(sent.groups?.number), handle_from: sent.groups?.day ?? null }}
        />
      ) : (
        <>
          {!isSignedIn && (
            <noscript>
              <p>
                {words.needsScript[locale]}{' '}
                <a href={addNextParam(pathTo(locale, '/auth/login'), reportPath(listing, locale))}>
                  {contactFormMessages.logIn[locale]}
                </a>
              </p>
            </noscript>
          )}
          <ReportForm listing={listing} locale={locale} reasons={reasons} refusal={refusal ?? null} formKey={formKey} />
        </>
      )}
    </FormPage>
  );
}

/**
 * LIST-6 on a page of its own: where the contact card leads without script. The phone needs none; nor does a member's
 * message. A visitor's costs their browser a sum to go out at once; without script it waits for their email, and they are told.
 */

import { formatEuro } from '@estia/contract/format';
import { priceMessages } from '@estia/contract/listings/messages';
import { contactMessages, contactFormMessages as words } from '@estia/contract/listings/page/contact-messages';
import { contactCardMessages } from '@estia/contract/listings/page/page-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { ContactForm, MessageSentNotice } from '../../features/inbox/ContactForm.tsx';
import { mapFieldErrorsToForm } from '../../features/inbox/contact-form-error.ts';
import { RevealedPhone } from '../../features/inbox/PhoneReveal.tsx';
import { isProfessional } from '../../features/inbox/viewer.ts';
import { findLocalizedText } from '../../features/listings/page/localized-text.ts';
import { orThrowFailure, throwNotFound } from '../../platform/failures.ts';
import { useFlashWord } from '../../platform/flash.ts';
import {
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  type FormError,
  readFormValues,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { complexContactPath, contactPath } from '../../platform/paths/contact-path.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { propertyPath } from '../../platform/paths/property-path.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { addNextParam, findSessionUser } from '../../platform/session.ts';
import { Checkbox } from '../../ui/form/ChoiceFields.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';
import { parseListingParams } from './listing-params.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const query = parseListingParams(params);
  const [{ property }, user] = await Promise.all([
    orThrowFailure(getApiClient(context)('GET /property/property', { query })),
    findSessionUser(context),
  ]);
  const { property_id, code, contact, title, price } = property;
  const viewer = user && { username: user.username, role_id: user.role_id };
  const of = url.searchParams.get('about') === 'complex' ? property.complex : null;
  const complex = of && {
    complex_id: of.complex_id,
    name: findLocalizedText(of.name, getLocale(url.pathname))?.text ?? '',
  };
  return {
    listing: { for: query.for, property_id, code, contact, title, price },
    complex,
    viewer,
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const about = parseListingParams(params);
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const values = await readFormValues(request);
  const again = (refusal: FormError, form: string) =>
    createFormErrorResponse({ ...refusal, fields: mapFieldErrorsToForm(form, refusal.fields, (name) => values[name]) });
  if (values.intent === 'phone') {
    const body = { ...about, ...('phone.respects_no_brokers' in values ? { respects_no_brokers: true } : {}) };
    const result = await catchFormError(callApi('POST /property/phone', { body }), values);
    return result.ok ? { shown: result.value } : again(result.refusal, 'phone');
  }
  if (values.intent !== 'message') return throwNotFound();
  const readValue = (name: string): string => (values[`contact.${name}`] ?? '').trim();
  const body = {
    ...about,
    ...((await findSessionUser(context)) ? {} : { name: readValue('name'), email: readValue('email') }),
    phone: readValue('phone'),
    show_email: 'contact.show_email' in values,
    body: readValue('body'),
    client_key: values.form_key ?? createIdempotencyKey(),
    locale,
    confirm_first: true,
  };
  const result = await catchFormError(callApi('POST /property/contact', { body }), values);
  if (!result.ok) return again(result.refusal, 'contact');
  return redirect(
    `${contactPath(about, locale)}?${url.searchParams.get('about') === 'complex' ? 'about=complex&' : ''}flash=${flashOf(result.value)}`,
    303,
  );
}

const flashOf = ({ delivered, confirm }: { delivered: boolean; confirm: boolean }) =>
  delivered ? (confirm ? 'sent_unconfirmed' : 'sent') : 'confirm';

export const meta = createPrivateMeta(words.title);

export default function ContactMessage() {
  const { listing, complex, viewer, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const message = useFlashWord();
  const locale = useLocale();
  const refusal = answer && 'fields' in answer ? answer : null;
  const shown = answer && 'shown' in answer ? answer.shown : null;
  const price = `${formatEuro(listing.price)}${listing.for === 'rent' ? ` ${priceMessages.perMonth[locale]}` : ''}`;
  const ofPhone = refusal?.values.intent === 'phone' ? refusal : null;
  const mustPromise = listing.contact.no_brokers && isProfessional(viewer);
  const foot = complex ? (
    <FormPageLink href={pathTo(locale, '/complexes/:id', { id: complex.complex_id })}>
      {contactMessages.toComplex[locale]}
    </FormPageLink>
  ) : (
    <FormPageLink href={propertyPath(listing, locale)}>{contactMessages.backToListing[locale]}</FormPageLink>
  );
  const lead = complex ? complex.name : contactMessages.pageLead[locale](listing.title[locale], price);
  if (message === 'sent' || message === 'sent_unconfirmed' || message === 'confirm') {
    return (
      <FormPage title={words.title[locale]} lead={lead} foot={foot}>
        <MessageSentNotice locale={locale} what={message} />
      </FormPage>
    );
  }
  return (
    <FormPage title={contactMessages.card[locale]} lead={lead} foot={foot}>
      {!listing.contact.phone && !listing.contact.message && <p>{contactCardMessages.none[locale]}</p>}
      {listing.contact.phone &&
        (shown ? (
          <RevealedPhone listing={listing} locale={locale} shown={shown} />
        ) : (
          <Form label={contactCardMessages.phone[locale]}>
            <ErrorSummary
              locale={locale}
              refusal={ofPhone}
              labels={{ 'phone.respects_no_brokers': contactCardMessages.noBrokers[locale] }}
            />
            <input type="hidden" name="intent" value="phone" />
            {mustPromise && (
              <Checkbox
                locale={locale}
                name="phone.respects_no_brokers"
                label={contactMessages.respects[locale]}
                hint={contactCardMessages.noBrokers[locale]}
                error={ofPhone?.fields['phone.respects_no_brokers']}
                required
              />
            )}
            <FormPageActions>
              <SubmitButton locale={locale} kind={listing.contact.message ? 'outline' : 'accent'}>
                {contactCardMessages.showPhone[locale]}
              </SubmitButton>
            </FormPageActions>
          </Form>
        ))}
      {listing.contact.message && (
        <>
          {!viewer && (
            <noscript>
              <p>
                {words.needsScript[locale]}{' '}
                <a
                  href={addNextParam(
                    pathTo(locale, '/auth/login'),
                    (complex ? complexContactPath : contactPath)(listing, locale),
                  )}
                >
                  {words.logIn[locale]}
                </a>
              </p>
            </noscript>
          )}
          <ContactForm
            listing={listing}
            locale={locale}
            complex={complex?.name ?? null}
            viewer={viewer}
            refusal={refusal?.values.intent === 'message' ? refusal : null}
            formKey={formKey}
          />
        </>
      )}
    </FormPage>
  );
}

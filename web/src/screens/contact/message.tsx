/**
 * LIST-6 on a page of its own: where the contact card leads without script. The phone needs none; nor does a member's
 * message. A visitor's message costs their browser a sum, so without script they are told, and shown the door.
 */
import { contactMessages, contactFormMessages as words } from '@estia/contract/listings/contact-messages';
import { priceMessages } from '@estia/contract/listings/messages';
import { contactCardMessages } from '@estia/contract/listings/page-messages';
import { formatEuro } from '@estia/contract/numbers';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { Door, DoorActs, DoorLink } from '../../features/accounts/Door.tsx';
import { isProfessional } from '../../features/inbox/asker.ts';
import { ContactForm, MessageSent } from '../../features/inbox/ContactForm.tsx';
import { PhoneShown } from '../../features/inbox/ContactPhone.tsx';
import { complexContactPath, contactPath } from '../../features/inbox/contact-path.ts';
import { inForm } from '../../features/inbox/refusal-of.ts';
import { textFor } from '../../features/listings/own-text.ts';
import { propertyPath } from '../../features/listings/property-path.ts';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { attempt, newFormKey, type Refusal, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { useSaid } from '../../platform/said.ts';
import { sessionOf, withNext } from '../../platform/session.ts';
import { Check } from '../../ui/form/Choices.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Form, Submit } from '../../ui/form/Form.tsx';
import { whichAd } from './which-ad.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const query = whichAd(params);
  const [{ property }, user] = await Promise.all([
    orRaise(askFrom(context)('GET /property/property', { query })),
    sessionOf(context),
  ]);
  const { property_id, code, contact, title, price } = property;
  const member = user && { username: user.username, role_id: user.role_id };
  const of = url.searchParams.get('about') === 'complex' ? property.complex : null;
  const complex = of && { complex_id: of.complex_id, name: textFor(of.name, localeOf(url.pathname))?.text ?? '' };
  return { ad: { for: query.for, property_id, code, contact, title, price }, complex, member, formKey: newFormKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const about = whichAd(params);
  const ask = askFrom(context);
  const locale = localeOf(url.pathname);
  const values = await readForm(request);
  const again = (refusal: Refusal, form: string) =>
    refused({ ...refusal, fields: inForm(form, refusal.fields, (name) => values[name]) });
  if (values.act === 'phone') {
    const body = { ...about, ...('phone.respects_wish' in values ? { respects_wish: true } : {}) };
    const tried = await attempt(ask('POST /property/phone', { body }), values);
    return tried.ok ? { shown: tried.value } : again(tried.refusal, 'phone');
  }
  if (values.act !== 'message') return notFound();
  const own = (name: string): string => (values[`contact.${name}`] ?? '').trim();
  const body = {
    ...about,
    ...((await sessionOf(context)) ? {} : { name: own('name'), email: own('email') }),
    phone: own('phone'),
    show_email: 'contact.show_email' in values,
    body: own('body'),
    client_key: values.form_key ?? newFormKey(),
    locale,
  };
  const tried = await attempt(ask('POST /property/contact', { body }), values);
  if (!tried.ok) return again(tried.refusal, 'contact');
  return redirect(
    `${contactPath(about, locale)}?${url.searchParams.get('about') === 'complex' ? 'about=complex&' : ''}said=${tried.value.confirm ? 'confirm' : 'sent'}`,
    303,
  );
}

export const meta = privateHead(words.title);

export default function ContactMessage() {
  const { ad, complex, member, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const said = useSaid();
  const locale = useLocale();
  const refusal = answer && 'fields' in answer ? (answer as Refusal) : null;
  const shown = answer && 'shown' in answer ? answer.shown : null;
  const price = `${formatEuro(ad.price)}${ad.for === 'rent' ? ` ${priceMessages.perMonth[locale]}` : ''}`;
  const ofPhone = refusal?.values.act === 'phone' ? refusal : null;
  const wish = ad.contact.no_brokers && isProfessional(member);
  const foot = complex ? (
    <DoorLink href={to(locale, `/complexes/${complex.complex_id}`)}>{contactMessages.toComplex[locale]}</DoorLink>
  ) : (
    <DoorLink href={propertyPath(ad, locale)}>{contactMessages.toAd[locale]}</DoorLink>
  );
  const lead = complex ? complex.name : contactMessages.pageLead[locale](ad.title[locale], price);
  if (said === 'sent' || said === 'confirm') {
    return (
      <Door title={words.title[locale]} lead={lead} foot={foot}>
        <MessageSent locale={locale} confirm={said === 'confirm'} />
      </Door>
    );
  }
  return (
    <Door title={contactMessages.card[locale]} lead={lead} foot={foot}>
      {!ad.contact.phone && !ad.contact.message && <p>{contactCardMessages.none[locale]}</p>}
      {ad.contact.phone &&
        (shown ? (
          <PhoneShown ad={ad} locale={locale} shown={shown} />
        ) : (
          <Form label={contactCardMessages.phone[locale]}>
            <ErrorSummary
              locale={locale}
              refusal={ofPhone}
              labels={{ 'phone.respects_wish': contactCardMessages.noBrokers[locale] }}
            />
            <input type="hidden" name="act" value="phone" />
            {wish && (
              <Check
                locale={locale}
                name="phone.respects_wish"
                label={contactMessages.respects[locale]}
                hint={contactCardMessages.noBrokers[locale]}
                error={ofPhone?.fields['phone.respects_wish']}
                required
              />
            )}
            <DoorActs>
              <Submit locale={locale} kind={ad.contact.message ? 'line' : 'act'}>
                {contactCardMessages.showPhone[locale]}
              </Submit>
            </DoorActs>
          </Form>
        ))}
      {ad.contact.message && (
        <>
          {!member && (
            <noscript>
              <p>
                {words.needsScript[locale]}{' '}
                <a href={withNext(to(locale, '/auth/login'), (complex ? complexContactPath : contactPath)(ad, locale))}>
                  {words.logIn[locale]}
                </a>
              </p>
            </noscript>
          )}
          <ContactForm
            ad={ad}
            locale={locale}
            complex={complex?.name ?? null}
            member={member}
            refusal={refusal?.values.act === 'message' ? refusal : null}
            formKey={formKey}
          />
        </>
      )}
    </Door>
  );
}

/** LIST-5 on a page of its own: where «report this ad» leads without script. */

import { contactFormMessages, contactMessages } from '@estia/contract/listings/contact-messages';
import { reportFormMessages as words } from '@estia/contract/listings/report-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { Door, DoorLink } from '../../features/accounts/Door.tsx';
import { reportPath } from '../../features/inbox/contact-path.ts';
import { ReportForm, ReportSent } from '../../features/inbox/ReportForm.tsx';
import { inForm } from '../../features/inbox/refusal-of.ts';
import { propertyPath } from '../../features/listings/property-path.ts';
import { privateHead } from '../../platform/door.ts';
import { orRaise } from '../../platform/failures.ts';
import { attempt, newFormKey, type Refusal, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { useSaid } from '../../platform/said.ts';
import { sessionOf, withNext } from '../../platform/session.ts';
import { whichAd } from './which-ad.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const query = whichAd(params);
  const ask = askFrom(context);
  const [{ property }, { rows }, user] = await Promise.all([
    orRaise(ask('GET /property/property', { query })),
    orRaise(ask('GET /property/report-reasons')),
    sessionOf(context),
  ]);
  const reasons = rows.map(({ id, name }) => ({ id, name }));
  return {
    ad: { ...query, title: property.title, code: property.code },
    reasons,
    member: user !== null,
    formKey: newFormKey(),
  };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const about = whichAd(params);
  const locale = localeOf(url.pathname);
  const values = await readForm(request);
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
  const asked = askFrom(context)('PUT /property/report', { body, idempotencyKey: values.form_key });
  const tried = await attempt(asked, values);
  if (tried.ok) return redirect(`${reportPath(about, locale)}?said=${tried.value.number}`, 303);
  return refused({ ...tried.refusal, fields: inForm('report', tried.refusal.fields, (name) => values[name]) });
}

export const meta = privateHead(words.title);

export default function ContactReport() {
  const { ad, reasons, formKey, member } = useLoaderData<typeof loader>();
  const refusal = useActionData() as Refusal | undefined;
  const said = useSaid();
  const locale = useLocale();
  const foot = <DoorLink href={propertyPath(ad, locale)}>{contactMessages.toAd[locale]}</DoorLink>;
  return (
    <Door title={words.title[locale]} lead={`${ad.title[locale]} · ${ad.code}`} foot={foot}>
      {/^\d{1,15}$/.test(said) ? (
        <ReportSent locale={locale} number={Number(said)} />
      ) : (
        <>
          {!member && (
            <noscript>
              <p>
                {words.needsScript[locale]}{' '}
                <a href={withNext(to(locale, '/auth/login'), reportPath(ad, locale))}>
                  {contactFormMessages.logIn[locale]}
                </a>
              </p>
            </noscript>
          )}
          <ReportForm ad={ad} locale={locale} reasons={reasons} refusal={refusal ?? null} formKey={formKey} />
        </>
      )}
    </Door>
  );
}

/** AUTH-1: registering as a private person or as a professional. The two are links, so both work without script. */
import { fields, signup as words } from '@estia/contract/accounts/auth-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import { lookups } from '@estia/contract/lookups/model';
import { formatCents } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import css from '../../features/accounts/Door.module.css';
import { Door, DoorActs, DoorLink } from '../../features/accounts/Door.tsx';
import { Agreements, NewPassword } from '../../features/accounts/NewAccount.tsx';
import { OfficeFields, type OfficeLists } from '../../features/accounts/OfficeFields.tsx';
import { atFields, bodyOf, faultsOf, labelsOf, landingPath } from '../../features/accounts/signup-form.ts';
import { useSharedFields } from '../../features/accounts/signup-shared.ts';
import { useSignup } from '../../features/accounts/use-signup.ts';
import { withWork } from '../../features/inbox/with-work.ts';
import type { Ask } from '../../platform/ask.ts';
import { atTheDoor, privateHead } from '../../platform/door.ts';
import { orRaise } from '../../platform/failures.ts';
import { attempt, readForm, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { withNext } from '../../platform/session.ts';
import { Check, ErrorSummary, Field, Form, FormKey, Submit } from '../../ui/form/index.ts';

export const meta = privateHead(words.title, words.individualLead);

const isProfessional = (url: URL): boolean => url.searchParams.get('as') === 'professional';

async function officeLists(ask: Ask, locale: Locale): Promise<OfficeLists> {
  const [associations, plans] = await Promise.all([
    ask('GET /user/realtor-associations'),
    ask('GET /user/subscriptions/plans'),
  ]);
  return {
    associations: associations.rows.map((row) => ({ value: String(row.id), label: row.name[locale] })),
    taxOffices: lookups.tax_offices.map((row) => row.name[locale]),
    plans: plans.rows.map((row) => ({
      value: String(row.id),
      name: row.name[locale],
      price: words.price[locale](formatCents(row.net_cents), formatCents(row.gross_cents), row.vat_percent),
    })),
    freeMonths: plans.free_months,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const door = await atTheDoor(args);
  const { context, url } = args;
  const lists = isProfessional(url) ? await orRaise(officeLists(askFrom(context), localeOf(url.pathname))) : null;
  return { ...door, lists };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = localeOf(url.pathname);
  const values = await readForm(request);
  const professional = isProfessional(url);
  const body = bodyOf(values, professional, locale);
  const asked = askFrom(context)('POST /user/register', { body, idempotencyKey: values.form_key });
  const tried = await attempt(asked, values);
  if (tried.ok) return redirect(landingPath(tried.value.user, url.searchParams.get('next'), locale), 303);
  const { code, fields } = tried.refusal;
  // The call stops at what has the wrong form before it compares anything: the page tells both at once.
  const known = code === 'invalid_input' ? faultsOf(values, professional) : {};
  return refused(atFields({ ...tried.refusal, fields: { ...known, ...fields } }));
}

export default function Signup() {
  const { next, formKey, lists } = useLoaderData<typeof loader>();
  const served = useActionData<typeof action>();
  const locale = useLocale();
  const values = served?.values ?? {};
  const professional = lists !== null;
  const { refusal, errors, sending, onBlur, onSubmit } = useSignup({
    ...{ locale, professional, next, refusal: served, withWork },
  });
  const { tabs, onClick } = useSharedFields(professional);
  const of = (name: string) => ({ locale, name, defaultValue: values[name], error: errors[name] });
  const here = (as: string) => withNext(to(locale, `/auth/signup${as}`), next);
  return (
    <Door
      title={words.title[locale]}
      lead={(lists ? words.professionalLead : words.individualLead)[locale]}
      foot={
        <>
          <span>{words.haveAccount[locale]}</span>
          <DoorLink href={withNext(to(locale, '/auth/login'), next)}>{words.login[locale]}</DoorLink>
        </>
      }
    >
      <nav className={css.tabs} aria-label={words.kinds[locale]} ref={tabs}>
        <a href={here('')} onClick={onClick} aria-current={lists ? undefined : 'page'}>
          {words.individual[locale]}
        </a>
        <a href={here('?as=professional')} onClick={onClick} aria-current={lists ? 'page' : undefined}>
          {words.professional[locale]}
        </a>
      </nav>
      <Form key={lists ? 'professional' : 'individual'} onBlur={onBlur} onSubmit={onSubmit}>
        <ErrorSummary locale={locale} refusal={refusal} labels={labelsOf(locale)} />
        <FormKey value={formKey} />
        <Field {...of('username')} label={fields.username[locale]} autoComplete="name" maxLength={80} required />
        <Field
          {...of('email')}
          type="email"
          label={fields.email[locale]}
          autoComplete="username"
          maxLength={accountLimits.email}
          required
        />
        <NewPassword locale={locale} errors={errors} />
        <Field
          {...of('mobile')}
          type="tel"
          label={fields.mobile[locale]}
          hint={fields.mobileHint[locale]}
          autoComplete="tel"
          inputMode="tel"
          maxLength={20}
        />
        {lists && <OfficeFields locale={locale} lists={lists} values={values} errors={errors} />}
        <Agreements locale={locale} values={values} errors={errors}>
          <Check
            locale={locale}
            name="mail_news"
            defaultChecked={values.mail_news === 'on'}
            error={errors.mail_news}
            label={words.news[locale]}
            hint={words.newsHint[locale]}
          />
        </Agreements>
        <DoorActs>
          <Submit locale={locale} kind="act" sending={sending}>
            {words.act[locale]}
          </Submit>
        </DoorActs>
      </Form>
    </Door>
  );
}

/** VALU-2: from an estimate to an ad that is being written. The form of the result page ends here; so does who had to log in first. */
import { createDraftAnswers, type EstimateFacts } from '@estia/contract/valuation/facts';
import { estimateDraftMessages as words } from '@estia/contract/valuation/result-messages';
import { useEffect, useState } from 'react';
import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router';
import { stepPath } from '../../features/listings/wizard/steps.ts';
import { privateHead } from '../../platform/door.ts';
import { attempt, newFormKey } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { ErrorSummary, Form, FormKey, Submit } from '../../ui/form/index.ts';
import { PageHead } from '../../ui/Panel.tsx';
import { HiddenFacts } from '../valuation/HiddenFacts.tsx';
import { type Kept, takeFacts } from '../valuation/kept-facts.ts';
import { readFacts, tidy } from '../valuation/read-facts.ts';

export const loader = () => ({ formKey: newFormKey() });

const HIGHEST = 2_000_000_000;
const priceOf = (form: FormData): number | null => {
  const price = Math.round(Number(form.get('price')));
  return price >= 1 && price <= HIGHEST ? price : null;
};

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = localeOf(url.pathname);
  const form = await request.formData();
  const facts: EstimateFacts = tidy(readFacts(form));
  const price = priceOf(form);
  const key = String(form.get('form_key') ?? '');
  const made = await attempt(
    askFrom(context)('POST /property/create', {
      body: { for: facts.for, listing: createDraftAnswers(facts, price) },
      ...(key ? { idempotencyKey: `${key}:valuation` } : {}),
    }),
    {},
  );
  if (made.ok) return redirect(stepPath(locale, made.value.draft_id ?? 0, 'general'), 303);
  return data({ refusal: made.refusal, facts, price }, { status: 400 });
}

export const meta = privateHead(words.title);

export default function FromValuation() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    const taken = takeFacts();
    if (taken) setKept(taken);
  }, []);
  const facts = answer?.facts ?? kept?.facts;
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      {facts ? (
        <Form>
          <ErrorSummary locale={locale} refusal={answer?.refusal} labels={{}} />
          <FormKey value={formKey} />
          <HiddenFacts facts={facts} price={answer ? answer.price : (kept?.price ?? null)} />
          <div>
            <Submit locale={locale} kind="act">
              {words.act[locale]}
            </Submit>
          </div>
        </Form>
      ) : (
        <>
          <p>{words.missing[locale]}</p>
          <p>
            <a className={buttonClass('main')} href={to(locale, '/valuation')}>
              {words.toForm[locale]}
            </a>
          </p>
        </>
      )}
    </>
  );
}

/**
 * VALU-2: from an estimate to a listing that is being written. The form of the result page ends here; so does who had
 * to log in first.
 */

import { createDraftAnswers, type EstimateFacts } from '@estia/contract/valuation/estimate-facts';
import { estimateDraftMessages as words } from '@estia/contract/valuation/result-messages';
import { useEffect, useState } from 'react';
import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router';
import { stepPath } from '../../../features/listings/wizard/steps.ts';
import { catchFormError, createIdempotencyKey, readFormData } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorSummary, Form, IdempotencyKeyInput, SubmitButton } from '../../../ui/form/index.ts';
import { PageHeader } from '../../../ui/Panel.tsx';
import { type StoredFacts, takeFacts } from '../../valuation/facts-storage.ts';
import { HiddenFactInputs } from '../../valuation/HiddenFactInputs.tsx';
import { normalizeFacts, parseFacts } from '../../valuation/valuation-facts.ts';

export const loader = () => ({ formKey: createIdempotencyKey() });

const MAX_PRICE = 2_000_000_000;
const parsePrice = (form: FormData): number | null => {
  const price = Math.round(Number(form.get('price')));
  return price >= 1 && price <= MAX_PRICE ? price : null;
};

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = getLocale(url.pathname);
  const form = await readFormData(request);
  const facts: EstimateFacts = normalizeFacts(parseFacts(form));
  const price = parsePrice(form);
  const key = String(form.get('form_key') ?? '');
  const made = await catchFormError(
    getApiClient(context)('POST /property/create', {
      body: { for: facts.for, listing: createDraftAnswers(facts, price) },
      ...(key ? { idempotencyKey: `${key}:valuation` } : {}),
    }),
    {},
  );
  if (made.ok) return redirect(stepPath(locale, made.value.draft_id ?? 0, 'general'), 303);
  return data({ refusal: made.refusal, facts, price }, { status: 400 });
}

export const meta = createPrivateMeta(words.title);

export default function ListingFromValuation() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  const [stored, setStored] = useState<StoredFacts | null>(null);
  useEffect(() => {
    const taken = takeFacts();
    if (taken) setStored(taken);
  }, []);
  const facts = answer?.facts ?? stored?.facts;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      {facts ? (
        <Form>
          <ErrorSummary locale={locale} refusal={answer?.refusal} labels={{}} />
          <IdempotencyKeyInput value={formKey} />
          <HiddenFactInputs facts={facts} price={answer ? answer.price : (stored?.price ?? null)} />
          <div>
            <SubmitButton locale={locale} kind="accent">
              {words.createDraft[locale]}
            </SubmitButton>
          </div>
        </Form>
      ) : (
        <>
          <p>{words.missing[locale]}</p>
          <p>
            <a className={buttonClass('primary')} href={pathTo(locale, '/valuation')}>
              {words.toForm[locale]}
            </a>
          </p>
        </>
      )}
    </>
  );
}

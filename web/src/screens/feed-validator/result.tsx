/** EXTS-1: what a feed would become. A private page: the file comes in the body of a form, is answered and is gone. */

import { getListingRules } from '@estia/contract/listings/listing-rules';
import type { Locale } from '@estia/contract/pair';
import { feedFormats } from '@estia/contract/sources/feed-codes';
import { validatorMessages as words } from '@estia/contract/sources/validator-messages';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { describeCheck, listFormats } from '../../features/sources/validator/describe-check.ts';
import { ValidatorForm } from '../../features/sources/validator/ValidatorForm.tsx';
import { ValidatorPage } from '../../features/sources/validator/ValidatorPage.tsx';
import { ValidatorResult } from '../../features/sources/validator/ValidatorResult.tsx';
import { settle } from '../../platform/failures.ts';
import { isEmptyFile, readFileAsBase64 } from '../../platform/form-file.ts';
import { catchFormError, type FormError, readFormData } from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';

/** Opened by its address it asks for a feed. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = getLocale(url.pathname);
  const rules = await settle(getApiClient(context)('GET /site/rules'));
  return {
    formats: listFormats(locale),
    photosMin: rules.ok ? getListingRules(rules.value.rules).photosMin : null,
  };
}

function explainRefusal({ code, fields }: FormError, locale: Locale): string {
  const { refusals } = words;
  if (code === 'too_many_requests') return refusals.too_many_requests[locale];
  const problems = Object.values(fields);
  if (code === 'too_large' || problems.includes('too_large')) return refusals.too_large[locale];
  return (problems.includes('required') ? refusals.required : refusals.other)[locale];
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const locale = getLocale(url.pathname);
  const form = await readFormData(request);
  const text = String(form.get('text') ?? '');
  const format = feedFormats.find((each) => each === form.get('format')) ?? ('detect' as const);
  const file = isEmptyFile(form, 'file') ? '' : await readFileAsBase64(form, 'file');
  const sent = { text, format };
  const body = { format, ...(file === null ? { text } : { file }) };
  const result = await catchFormError(getApiClient(context)('POST /feeds/check', { body }), {});
  if (result.ok) return data({ sent, result: describeCheck(result.value, locale), refusal: null });
  const status = result.refusal.code === 'too_many_requests' ? 429 : 400;
  return data({ sent, result: null, refusal: explainRefusal(result.refusal, locale) }, { status });
}

export const meta = createPrivateMeta(words.title);

export default function FeedValidatorResult() {
  const { formats, photosMin } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  return (
    <ValidatorPage
      locale={locale}
      photosMin={photosMin}
      result={answer?.result ? <ValidatorResult locale={locale} result={answer.result} /> : null}
      form={
        <ValidatorForm
          locale={locale}
          formats={formats}
          sent={answer?.sent}
          refusal={answer?.refusal ?? null}
          again={Boolean(answer?.result)}
        />
      }
    />
  );
}

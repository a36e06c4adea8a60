/** PAGE-1: which terms hold for the account, the request to accept them, and what is announced. Also where the banner posts. */
import { formatLongDate } from '@estia/contract/format';
import { legalPaths } from '@estia/contract/pages/limits';
import { termsFlashMessages, termsMessages as words } from '@estia/contract/pages/terms-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AcceptTermsBanner, TERMS_PATH, UpcomingTermsBanner } from '../../../features/pages/TermsBanner.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => orThrowFailure(getApiClient(context)('GET /user/terms'));

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  if (submission.intent !== 'accept') return throwNotFound();
  const body = { version: submission.values.version ?? '', locale: getLocale(url.pathname) };
  // Accepting twice is accepting once: it needs no key.
  const result = await catchSubmissionError(submission, getApiClient(context)('POST /user/terms', { body }));
  return result.ok ? redirectWithFlash(url, TERMS_PATH, 'accepted') : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

export default function Terms() {
  const { in_force, is_accepted: accepted, upcoming } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={termsFlashMessages} />
      <ErrorSummary locale={locale} refusal={refusal} labels={{}} />
      {accepted ? (
        <Panel id="accepted" title={words.accepted[locale](formatLongDate(in_force.effective_from, locale))}>
          <a className={buttonClass('outline')} href={localizePath(locale, legalPaths.terms)}>
            {words.read[locale]}
          </a>
        </Panel>
      ) : (
        <AcceptTermsBanner locale={locale} version={in_force.version} />
      )}
      <Panel id="announced" title={words.announcedTitle[locale]}>
        {upcoming.length === 0 && <p>{words.nothingNew[locale]}</p>}
        {upcoming.map((next) => (
          <UpcomingTermsBanner key={`${next.kind} ${next.version}`} locale={locale} next={next} />
        ))}
      </Panel>
    </>
  );
}

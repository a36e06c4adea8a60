/** SAME-3: two properties side by side: are they one? */

import { matchAdminFlashMessages, matchReviewMessages as words } from '@estia/contract/matches/admin-messages';
import { useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { KeyboardHelp } from '../../../features/matches/KeyboardHelp.tsx';
import { PropertyComparison } from '../../../features/matches/PropertyComparison.tsx';
import { decisionKeys, useDecisionKeys } from '../../../features/matches/use-decision-keys.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { barePathTo, pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import css from './same-property-pair.module.css';

const PAIR_PATH = '/dashboard/admin/same-properties/:property_id/:other_id';

const parseIds = ({ property_id, other_id }: LoaderFunctionArgs['params']) => ({
  property_id: parseIdParam(property_id),
  other_id: parseIdParam(other_id),
});

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ids = parseIds(params);
  const call = 'GET /adminPanel/property-matches/{property_id}/{other_id}' as const;
  const found = await orThrowFailure(getApiClient(context)(call, { params: ids }));
  return { ...found, formKey: createIdempotencyKey() };
}

/** On to the next pair: who decides one decides many. */
export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const ids = parseIds(params);
  const submission = await readFormSubmission(request);
  const { intent, values, idempotencyKey } = submission;
  if (intent !== 'decide') return throwNotFound();
  const callApi = getApiClient(context);
  const { next } = await orThrowFailure(
    callApi('GET /adminPanel/property-matches/{property_id}/{other_id}', { params: ids }),
  );
  const body = {
    decision: sentChoice<'same'>(values.decision ?? ''),
    based_on: sentChoice<'undecided'>(values.based_on ?? 'undecided'),
  };
  const result = await catchSubmissionError(
    submission,
    callApi('PUT /adminPanel/property-matches/{property_id}/{other_id}', { params: ids, body, idempotencyKey }),
  );
  if (!result.ok) return createFormErrorResponse(result.refusal);
  return redirectWithFlash(url, next ? barePathTo(PAIR_PATH, next) : '/dashboard/admin/same-properties', 'answered');
}

export const meta = createPrivateMeta(words.title);

export default function SamePropertyPair() {
  const { comparison, decision, next, formKey } = useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const press = (value: string) => () =>
    box.current?.querySelector<HTMLButtonElement>(`button[value="${value}"]`)?.click();
  useDecisionKeys(box, { first: press('same'), second: press('different') });
  return (
    <>
      <p className={css.back}>
        <a href={pathTo(locale, '/dashboard/admin/same-properties')}>
          <span aria-hidden="true">←</span> {words.back[locale]}
        </a>
      </p>
      <PageHeader title={words.title[locale]} lead={words.decideHint[locale]}>
        {next && (
          <a className={buttonClass('outline')} href={pathTo(locale, PAIR_PATH, next)}>
            {words.next[locale]}
          </a>
        )}
      </PageHeader>
      <FlashMessage locale={locale} words={matchAdminFlashMessages} />
      <Panel id="decide" title={words.decide[locale]}>
        {decision !== null && (
          <p className={css.decided}>{(decision === 'same' ? words.decidedSame : words.decidedDifferent)[locale]}</p>
        )}
        <div ref={box}>
          <ActionForm
            locale={locale}
            intent="decide"
            formKey={formKey}
            refusal={refusal}
            hidden={{ based_on: decision ?? 'undecided' }}
            className={css.actions}
            label={words.decide[locale]}
          >
            <SubmitButton locale={locale} kind="primary" name="decide.decision" value="same">
              {words.same[locale]}
            </SubmitButton>
            <SubmitButton locale={locale} kind="outline" name="decide.decision" value="different">
              {words.different[locale]}
            </SubmitButton>
          </ActionForm>
        </div>
        <KeyboardHelp
          locale={locale}
          shortcuts={[
            { keys: decisionKeys.first, text: words.keySame[locale] },
            { keys: decisionKeys.second, text: words.keyDifferent[locale] },
          ]}
        />
      </Panel>
      <PropertyComparison comparison={comparison} locale={locale} />
    </>
  );
}

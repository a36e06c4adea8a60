/** PAGE-1: the admin's dashboard of legal texts: versions, the next one in both languages, preview, announcement. No script needed. */

import { formatLongDate } from '@estia/contract/format';
import { legalFlashMessages, legalAdminMessages as words } from '@estia/contract/pages/admin-messages';
import { type LegalKind, legalKinds, legalLimits } from '@estia/contract/pages/limits';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { LegalPreview } from './LegalPreview.tsx';
import { LegalVersionList } from './LegalVersionList.tsx';

const PAGE_PATH = '/dashboard/admin/terms';
const TEXTAREA_ROWS = 24;

const getLegalKind = (url: URL): LegalKind => (url.searchParams.get('kind') === 'privacy' ? 'privacy' : 'terms');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const kind = getLegalKind(url);
  const [{ versions }, draft] = await Promise.all([
    orThrowFailure(callApi('GET /adminPanel/legal')),
    orThrowFailure(callApi('GET /adminPanel/legal/{kind}/draft', { params: { kind } })),
  ]);
  return { kind, versions: versions.filter((each) => each.kind === kind), draft, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const kind = getLegalKind(url);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const done = async (work: Promise<unknown>, word: string) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, `${PAGE_PATH}?kind=${kind}`, word)
      : createFormErrorResponse(result.refusal);
  };
  const params = { kind };
  switch (submission.intent) {
    case 'save': {
      const { text_el = '', text_en = '', changes_el = '', changes_en = '', based_on } = values;
      const body = { text_el, text_en, changes_el, changes_en, ...(based_on ? { based_on } : {}) };
      return done(callApi('PUT /adminPanel/legal/{kind}/draft', { params, body, idempotencyKey }), 'saved');
    }
    case 'drop':
      return done(callApi('DELETE /adminPanel/legal/{kind}/draft', { params, idempotencyKey }), 'dropped');
    case 'announce': {
      const { effective_from = '', saved_at = '' } = values;
      const body = { effective_from, saved_at };
      return done(callApi('POST /adminPanel/legal/{kind}/announce', { params, body, idempotencyKey }), 'announced');
    }
    default:
      return throwNotFound();
  }
}

export const meta = createPrivateMeta(words.title);

export default function AdminLegal() {
  const { kind, versions, draft, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  const write = createFieldProps(locale, 'save', refusal);
  const notify = createFieldProps(locale, 'announce', refusal);
  const labels = {
    changes_el: words.changesEl[locale],
    changes_en: words.changesEn[locale],
    text_el: words.textEl[locale],
    text_en: words.textEn[locale],
  };
  const { saved_at } = draft;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <nav className={grid.actions} aria-label={words.which[locale]}>
        {legalKinds.map((each) => (
          <a
            key={each}
            className={buttonClass(each === kind ? 'primary' : 'outline')}
            href={localizePath(locale, `${PAGE_PATH}?kind=${each}`)}
            aria-current={each === kind ? 'page' : undefined}
          >
            {words.kinds[each][locale]}
          </a>
        ))}
      </nav>
      <div className={grid.after}>
        <FlashMessage locale={locale} words={legalFlashMessages} />
      </div>
      <LegalVersionList locale={locale} versions={versions} />
      <Panel
        id="write"
        title={words.write[locale]}
        lead={saved_at ? words.saved[locale](formatLongDate(saved_at, locale)) : words.fresh[locale]}
      >
        <ActionForm {...common} intent="save" labels={labels} hidden={saved_at ? { based_on: saved_at } : {}}>
          <p className={grid.note}>{words.format[locale]}</p>
          <div className={grid.grid}>
            {(['el', 'en'] as const).map((each) => (
              <Field
                key={each}
                {...write.field(`changes_${each}`, draft.changes[each])}
                label={labels[`changes_${each}`]}
                hint={words.changesHint[locale]}
                maxLength={legalLimits.changes}
                rows={3}
                required
              />
            ))}
            {(['el', 'en'] as const).map((each) => (
              <Field
                key={each}
                {...write.field(`text_${each}`, draft.text[each])}
                label={labels[`text_${each}`]}
                maxLength={legalLimits.text}
                rows={TEXTAREA_ROWS}
                required
              />
            ))}
          </div>
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
          </div>
        </ActionForm>
      </Panel>
      {saved_at && (
        <>
          <LegalPreview locale={locale} draft={draft} />
          <Panel id="announce" title={words.announce[locale]} lead={words.announceLead[locale]}>
            <ActionForm
              {...common}
              intent="announce"
              labels={{ effective_from: words.effective[locale] }}
              hidden={{ saved_at }}
            >
              <div className={grid.narrow}>
                <Field
                  {...notify.field('effective_from', draft.earliest)}
                  type="date"
                  label={words.effective[locale]}
                  hint={words.effectiveHint[locale](formatLongDate(draft.earliest, locale))}
                  required
                />
              </div>
              <div className={grid.actions}>
                <SubmitButton locale={locale} kind="accent">
                  {words.doAnnounce[locale]}
                </SubmitButton>
              </div>
            </ActionForm>
            <Disclosure summary={words.drop[locale]} quiet>
              <ActionForm {...common} intent="drop">
                <p>{words.deleteWarning[locale]}</p>
                <div className={grid.actions}>
                  <SubmitButton locale={locale} kind="outline">
                    {words.drop[locale]}
                  </SubmitButton>
                </div>
              </ActionForm>
            </Disclosure>
          </Panel>
        </>
      )}
    </>
  );
}

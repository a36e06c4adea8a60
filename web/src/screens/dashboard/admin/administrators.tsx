/** ROLE-1: administrators. The main one adds and removes; the others see who there is. */

import { add, mainAdmin, user as userWords, administrators as words } from '@estia/contract/accounts/admin-messages';
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { accountLimits } from '@estia/contract/accounts/limits';
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
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
import { useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { LanguageSelect } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

const PAGE_PATH = '/dashboard/admin/list-administrators';

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ administrators }, me] = await Promise.all([
    orThrowFailure(getApiClient(context)('GET /adminPanel/administrators')),
    findSessionUser(context),
  ]);
  return { administrators, myId: me?.user_id, isMain: me?.is_main_admin ?? false, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const { reason = '' } = values;
  const done = async (work: Promise<unknown>, word: string) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, PAGE_PATH, word) : createFormErrorResponse(result.refusal);
  };
  if (submission.intent === 'add') {
    const { email = '', username = '' } = values;
    const body = { email, username, locale: sentChoice<Locale>(values.locale), reason };
    return done(callApi('POST /adminPanel/administrators', { body, idempotencyKey }), 'admin-added');
  }
  if (submission.intent === 'remove') {
    const { id } = values;
    const work = callApi('DELETE /adminPanel/administrators/{id}', {
      params: { id },
      body: { reason },
      idempotencyKey,
    });
    return done(work, 'admin-removed');
  }
  return throwNotFound();
}

export const meta = createPrivateMeta(words.title);

export default function Administrators() {
  const { administrators, myId, isMain, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  const { field, failed } = createFieldProps(locale, 'add', refusal);
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={dashboardFlashMessages} />
      <Panel id="list" flush title={words.list[locale]} beside={<span className="num">{administrators.length}</span>}>
        <ul>
          {administrators.map((each) => {
            const form = `remove-${each.user_id}`;
            const remove = createFieldProps(locale, form, refusal);
            return (
              <li className={rows.row} key={each.user_id}>
                <div className={rows.what}>
                  <p className={rows.name}>
                    {each.username} {each.user_id === myId && `(${words.you[locale]})`}
                  </p>
                  <p className={rows.small}>
                    {each.email}
                    {each.is_main_admin && ` · ${mainAdmin[locale]}`}
                  </p>
                  <p className={rows.small}>
                    {words.lastSeen[locale]}: {formatLongDate(each.last_seen_on, locale)}
                  </p>
                  <StatusBadge tone={each.second_factor ? 'good' : 'care'}>
                    {words.factor[locale]}: {(each.second_factor ? userWords.yes : userWords.no)[locale]}
                  </StatusBadge>
                </div>
                {isMain && !each.is_main_admin && (
                  <Disclosure
                    quiet
                    open={remove.failed}
                    summary={
                      <>
                        {words.remove[locale]}
                        <span className="vh">: {each.username}</span>
                      </>
                    }
                  >
                    <ActionForm
                      {...common}
                      intent="remove"
                      form={form}
                      hidden={{ id: each.user_id }}
                      label={words.removeOf[locale](each.username)}
                      labels={{ reason: add.reason[locale] }}
                    >
                      <p className={grid.note}>{words.removeText[locale]}</p>
                      <ReasonField {...remove.field('reason')} />
                      <div className={grid.actions}>
                        <SubmitButton locale={locale} kind="outline">
                          {words.remove[locale]}
                        </SubmitButton>
                      </div>
                    </ActionForm>
                  </Disclosure>
                )}
              </li>
            );
          })}
        </ul>
      </Panel>
      {isMain && (
        <Panel id="add" title={words.add[locale]} lead={words.addText[locale]}>
          <Disclosure summary={words.add[locale]} open={failed}>
            <ActionForm
              {...common}
              intent="add"
              labels={{
                email: add.email[locale],
                username: add.username[locale],
                locale: add.locale[locale],
                reason: add.reason[locale],
              }}
            >
              <Field
                {...field('email')}
                label={add.email[locale]}
                type="email"
                inputMode="email"
                maxLength={accountLimits.email}
                autoComplete="off"
                required
              />
              <Field {...field('username')} label={add.username[locale]} maxLength={80} autoComplete="off" required />
              <LanguageSelect {...field('locale', locale)} label={add.locale[locale]} />
              <ReasonField {...field('reason')} />
              <div className={grid.actions}>
                <SubmitButton locale={locale}>{words.add[locale]}</SubmitButton>
              </div>
            </ActionForm>
          </Disclosure>
        </Panel>
      )}
    </>
  );
}

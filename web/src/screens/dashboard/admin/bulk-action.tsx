/**
 * ADMN-1: one decision for many rows: what it would do and to whom before the yes, what became of each after it. Works without
 * script.
 */
import { adminBulkLimits, type BulkList, restrictingBulkActions } from '@estia/contract/admin-bulk/bulk-choices';
import { bulkReasons } from '@estia/contract/admin-bulk/bulk-reasons';
import {
  bulkActionNames,
  bulkDoneMessages,
  bulkEffects,
  bulkRefusalMessages,
  bulkRowCounts,
  adminBulkMessages as words,
} from '@estia/contract/admin-bulk/messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import css from '../../../features/admin-bulk/AdminBulk.module.css';
import { BulkItemList } from '../../../features/admin-bulk/BulkItemList.tsx';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure } from '../../../platform/failures.ts';
import { catchSubmissionError, findFormError, readFormSubmission } from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parsePageParam } from '../page-param.ts';

const FORM = 'confirm';
const LAST_PAGE = Math.ceil(adminBulkLimits.most / adminBulkLimits.perPage);

type Bulk = ApiReply<'GET /adminPanel/bulk-actions/{id}'>['bulk'];

const listPaths: Readonly<Record<BulkList, string>> = {
  users: '/dashboard/admin/list-users',
  agencies: '/dashboard/admin/list-agencies',
  sale_listings: '/dashboard/admin/properties/for-sale',
  rent_listings: '/dashboard/admin/properties/for-rent',
  reports: '/dashboard/admin/list-alerts',
  invoices: '/dashboard/admin/list-invoices',
};

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const show = url.searchParams.get('show') === 'left' ? ('left' as const) : ('all' as const);
  const page = Math.min(parsePageParam(url), LAST_PAGE);
  const query = { show, limit: adminBulkLimits.perPage, offset: (page - 1) * adminBulkLimits.perPage };
  const found = await orThrowFailure(
    getApiClient(context)('GET /adminPanel/bulk-actions/{id}', { params: { id }, query }),
  );
  return { ...found, show, page, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  const { reason_id, reason = '' } = submission.values;
  const body = { reason, ...(reason_id ? { reason_id } : {}) };
  const result = await catchSubmissionError(
    submission,
    getApiClient(context)('PUT /adminPanel/bulk-actions/{id}', { params: { id }, body }),
  );
  if (!result.ok) return createFormErrorResponse(result.refusal);
  return redirect(pathTo(getLocale(url.pathname), '/dashboard/admin/bulk-actions/:id', { id }), 303);
}

export const meta = createPrivateMeta(words.metaTitle);

/** Why rows stay as they are, and how many for each cause. */
function LeftRows({ locale, skipped }: { locale: Locale; skipped: Bulk['skipped'] }) {
  if (skipped.length === 0) return null;
  return (
    <section className={css.left} aria-labelledby="left">
      <h2 id="left">{words.leftTitle[locale]}</h2>
      <ul>
        {skipped.map(({ refusal, by, count }) => (
          <li key={`${refusal} ${by}`}>
            <b>{count}</b>: {bulkRefusalMessages[refusal][locale](by)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ConfirmForm({ bulk }: { bulk: Bulk }) {
  const { formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const { field } = createFieldProps(locale, FORM, refusal);
  const { action, list, effects } = bulk;
  const reasons = bulkReasons[action];
  const name = bulkActionNames[action][locale];
  return (
    <div className={css.ask}>
      <p className={css.what}>{effects && bulkEffects[action][locale](effects)}</p>
      <ActionForm
        locale={locale}
        intent={FORM}
        formKey={formKey}
        refusal={refusal}
        labels={{ reason_id: words.reason[locale], reason: words.text[locale] }}
        keepsValues
      >
        <Select
          {...field('reason_id', reasons.length === 2 ? reasons[0]?.id : undefined)}
          label={words.reason[locale]}
          hint={
            (restrictingBulkActions.includes(action) || action === 'dismiss' ? words.reasonHint : words.noReason)[
              locale
            ]
          }
          empty={words.chooseReason[locale]}
          options={reasons.map((reason) => ({ value: reason.id, label: reason.name[locale] }))}
          required
        />
        <Field
          {...field('reason')}
          label={words.text[locale]}
          hint={words.textHint[locale]}
          maxLength={adminBulkLimits.reason}
          autoComplete="off"
        />
        <div className={css.buttons}>
          <SubmitButton locale={locale} kind="primary">
            {`${name}: ${bulkRowCounts[list][locale](bulk.ready_count)}`}
          </SubmitButton>
          <a className={buttonClass('text')} href={localizePath(locale, listPaths[list])}>
            {words.cancel[locale]}
          </a>
        </div>
      </ActionForm>
    </div>
  );
}

/** Going on where the last request stopped: with script by itself, without by its button; the worker goes on in any case. */
function Progress({ bulk }: { bulk: Bulk }) {
  const { formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('form')?.requestSubmit();
  }, []);
  return (
    <div className={css.ask} ref={box}>
      <p role="status">
        {words.going[locale](bulk.item_count - bulk.ready_count, bulk.item_count)} {words.goingText[locale]}
      </p>
      <ActionForm locale={locale} intent={FORM} formKey={formKey} refusal={findFormError(useActionData())}>
        <div className={css.buttons}>
          <SubmitButton locale={locale} kind="primary">
            {words.goOn[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </div>
  );
}

const countLeft = (bulk: Bulk): number => bulk.skipped.reduce((sum, { count }) => sum + count, 0);

function describeResult(bulk: Bulk, locale: Locale): string {
  const left = countLeft(bulk);
  return [bulkDoneMessages[bulk.action][locale](bulk.done_count), ...(left > 0 ? [words.left[locale](left)] : [])].join(
    ', ',
  );
}

export default function BulkActionScreen() {
  const { bulk, items, count, show, page } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const isPreview = bulk.confirmed_at === null;
  const left = countLeft(bulk);
  const name = bulkActionNames[bulk.action][locale];
  const path = pathTo(locale, '/dashboard/admin/bulk-actions/:id', { id: bulk.id });
  const listPath = localizePath(locale, listPaths[bulk.list]);
  return (
    <>
      <p>
        <a className={css.back} href={listPath}>
          {words.back[locale]}
        </a>
      </p>
      <PageHeader
        title={isPreview ? words.title[locale](name) : name}
        lead={isPreview ? bulkRowCounts[bulk.list][locale](bulk.item_count) : `${describeResult(bulk, locale)}.`}
      >
        {isPreview && !bulk.is_expired && bulk.item_count < adminBulkLimits.most && (
          <a className={buttonClass('outline')} href={`${listPath}?selection=${bulk.id}.${bulk.action}`}>
            {words.more[locale]}
          </a>
        )}
      </PageHeader>
      {bulk.matched_count > bulk.item_count && (
        <p className={css.first}>{words.first[locale](bulk.item_count, bulk.matched_count)}</p>
      )}
      {isPreview &&
        (bulk.is_expired ? (
          <p className={css.ask}>{words.expired[locale]}</p>
        ) : bulk.ready_count === 0 ? (
          <p className={css.ask}>{words.nothing[locale]}</p>
        ) : (
          <ConfirmForm bulk={bulk} />
        ))}
      {!isPreview && bulk.done_at === null && <Progress key={bulk.ready_count} bulk={bulk} />}
      <LeftRows locale={locale} skipped={bulk.skipped} />
      {left > 0 && (
        <Tabs
          label={words.show[locale]}
          tabs={(['all', 'left'] as const).map((each) => ({
            href: each === 'all' ? path : `${path}?show=left`,
            text: (each === 'all' ? words.showAll : words.showLeft)[locale],
            current: each === show,
            count: each === 'all' ? bulk.item_count : left,
          }))}
        />
      )}
      <BulkItemList locale={locale} list={bulk.list} items={items} isPreview={isPreview} />
      <SimplePagination locale={locale} page={page} count={count} perPage={adminBulkLimits.perPage} />
    </>
  );
}

/** ADMN-3: reports of ads, by state and reason, decided with words that both sides read. */
import { lookups } from '@estia/contract/lookups/model';
import { type ReportState, reportStates } from '@estia/contract/moderation/model';
import { reportFlashMessages, reports as words } from '@estia/contract/moderation/reports-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { type FilterField, FilterForm } from '../../features/accounts/FilterForm.tsx';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { Said } from '../../ui/form/Said.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ReportEntry } from '../reports/ReportEntry.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { pageOf } from './page-of.ts';

const HERE = '/dashboard/admin/list-alerts';
const PER_PAGE = 10;

const pathOf = (state: ReportState, reason: number | undefined): string => {
  const query = new URLSearchParams();
  if (state !== 'open') query.set('state', state);
  if (reason !== undefined) query.set('reason_id', String(reason));
  return query.size > 0 ? `${HERE}?${query}` : HERE;
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const state = reportStates.find((each) => each === url.searchParams.get('state')) ?? 'open';
  const text = url.searchParams.get('reason_id') ?? '';
  // The words of the list stay here: the page needs those of its own rows and of the filter.
  const reasons = lookups.report_reasons.map(({ id, name }) => ({ id, name }));
  const reason = reasons.find(({ id }) => String(id) === text)?.id;
  const page = pageOf(url);
  const query = { state, reason_id: reason, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { alerts, count, counts } = await orRaise(askFrom(context)('GET /user/user-alerts', { query }));
  return { alerts, count, counts, state, reason, reasons, page, formKey: newFormKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const state = (['upheld', 'dismissed'] as const).find((each) => each === own.state);
  if (act.act !== 'decide' || !state || !/^[1-9]\d{0,14}$/.test(own.id ?? '')) return notFound();
  const params = { id: Number(own.id) };
  const body = { state, decision: own.decision ?? '' };
  const tried = await tryAct(act, askFrom(context)('PUT /user/user-alerts/{id}', { params, body, idempotencyKey }));
  return tried.ok ? backTo(url, HERE, state) : refused(tried.refusal);
}

export const meta = privateHead(words.title);

export default function Reports() {
  const { alerts, count, counts, state, reason, reasons, page, formKey } = useLoaderData<typeof loader>();
  const refusal = refusalIn(useActionData());
  const locale = useLocale();
  const tabs = reportStates.map((each) => ({
    href: to(locale, pathOf(each, reason)),
    text: words[each][locale],
    current: each === state,
    count: counts[each],
  }));
  const fields: FilterField[] = [
    {
      name: 'reason_id',
      label: words.reason[locale],
      value: reason === undefined ? undefined : String(reason),
      wide: true,
      any: words.anyReason[locale],
      options: reasons.map(({ id, name }) => ({ value: String(id), label: name[locale] })),
    },
  ];
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <Said locale={locale} words={reportFlashMessages} />
      <Tabs label={words.states[locale]} tabs={tabs} />
      <FilterForm action={to(locale, HERE)} fields={fields} find={words.find[locale]} clear={words.clear[locale]} />
      {alerts.length === 0 && <Notice title={(state === 'open' ? words.noneOpen : words.none)[locale]} />}
      {alerts.map((alert) => (
        <ReportEntry
          key={alert.id}
          locale={locale}
          alert={alert}
          reason={reasons.find(({ id }) => id === alert.reason_id)?.name[locale] ?? ''}
          formKey={formKey}
          refusal={refusal}
        />
      ))}
      <PageLinks locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}

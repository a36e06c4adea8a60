/** SUBS-3: the queue of bank deposits: sending a statement, checking its columns, matching, confirming, rejecting. */
import {
  statementMessages as check,
  depositTabMessages,
  depositAdminMessages as words,
} from '@estia/contract/subscriptions/deposit-messages';
import { depositStates } from '@estia/contract/subscriptions/deposit-words';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import css from '../../features/subscriptions/admin/admin.module.css';
import { DepositLines } from '../../features/subscriptions/admin/DepositLines.tsx';
import { NoteDeposit } from '../../features/subscriptions/admin/NoteDeposit.tsx';
import { StatementCheck } from '../../features/subscriptions/admin/StatementCheck.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { useHere } from '../../platform/here.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FieldError, idOf } from '../../ui/form/Field.tsx';
import { FormKey, Submit } from '../../ui/form/Form.tsx';
import { Said } from '../../ui/form/Said.tsx';
import grid from '../../ui/form-grid.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { Fold, PageHead, Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { type Act, backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { depositAct, fileIn, noFile } from './deposit-acts.ts';
import { pageOf } from './page-of.ts';
import { readTaken, writeTaken } from './taken.ts';

const HERE = '/dashboard/admin/deposits';
const PER_PAGE = 20;

const stateOf = ({ searchParams }: URL) => depositStates.find((state) => state === searchParams.get('state'));

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const formKey = newFormKey();
  const waiting = url.searchParams.get('statement') ?? '';
  if (waiting !== '') {
    if (!/^[1-9]\d{0,14}$/.test(waiting)) return notFound();
    const preview = await orRaise(ask('GET /adminPanel/bank-statements/{id}', { params: { id: waiting } }));
    return { preview, list: null, formKey };
  }
  const state = stateOf(url);
  const page = pageOf(url);
  const query = { state, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const list = await orRaise(ask('GET /adminPanel/deposits', { query }));
  return { preview: null, list: { ...list, state, page, taken: readTaken(url) }, formKey };
}

function columnsIn({ own }: Act) {
  const text = Object.keys(own).flatMap((name) => (/^text_\d{1,2}$/.test(name) ? [Number(name.slice(5))] : []));
  const of = (name: string) => own[name] ?? '';
  return {
    ...{ skip: of('skip'), date: of('date'), amount: of('amount'), credit: of('credit'), debit: of('debit') },
    ...{ sign: of('sign'), text },
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const form = await request.formData();
    const file = await fileIn(form, 'send.file');
    if (file === null) return refused(noFile);
    const act = { act: 'send', form: 'send', own: {}, sent: { form: 'send' }, idempotencyKey: undefined };
    const tried = await tryAct(act, ask('POST /adminPanel/bank-statements', { body: { file } }));
    if (!tried.ok) return refused(tried.refusal);
    const path = `${HERE}?statement=${tried.value.import_id}`;
    return Response.redirect(new URL(to(localeOf(url.pathname), path), url), 303);
  }
  const act = await readAct(request);
  if (act.act === 'take') {
    const { id = '' } = act.own;
    if (!/^[1-9]\d{0,14}$/.test(id)) return notFound();
    const { idempotencyKey } = act;
    const body = columnsIn(act);
    const asked = ask('POST /adminPanel/bank-statements/{id}', { params: { id }, body, idempotencyKey });
    const tried = await tryAct(act, asked);
    return tried.ok ? backTo(url, `${HERE}?${writeTaken(tried.value)}`, 'taken') : refused(tried.refusal);
  }
  const state = stateOf(url);
  return (await depositAct(ask, act, { url, here: state ? `${HERE}?state=${state}` : HERE })) ?? notFound();
}

export const meta = privateHead(words.title);

export default function Deposits() {
  const { preview, list, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const here = useHere();
  const refusal = refusalIn(useActionData());
  const common = { locale, formKey, refusal };
  if (preview)
    return (
      <>
        <PageHead title={check.title[locale]} lead={check.lead[locale]}>
          <a className={buttonClass('line')} href={to(locale, HERE)}>
            {check.back[locale]}
          </a>
        </PageHead>
        <StatementCheck {...common} preview={preview} />
      </>
    );
  if (!list) return null;
  const sum = Object.values(list.states).reduce((total, count) => total + count, 0);
  const failed = refusal?.values.form === 'send' ? refusal : null;
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('line')} href={to(locale, '/dashboard/admin/list-user-subscriptions')}>
          {words.subscriptions[locale]}
        </a>
      </PageHead>
      <Said locale={locale} words={words.said} />
      {list.taken && (
        <p className={css.note} role="status">
          {words.taken[locale](list.taken)}
        </p>
      )}
      <Tabs
        label={words.tabs[locale]}
        tabs={[
          { href: to(locale, HERE), text: words.all[locale], current: !list.state, count: sum },
          ...depositStates.map((state) => ({
            href: to(locale, `${HERE}?state=${state}`),
            text: depositTabMessages[state][locale],
            current: list.state === state,
            count: list.states[state],
          })),
        ]}
      />
      {list.deposits.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]} />
      ) : (
        <Panel id="lines" flush title={list.state ? depositTabMessages[list.state][locale] : words.all[locale]}>
          <DepositLines {...common} lines={list.deposits} />
        </Panel>
      )}
      <PageLinks locale={locale} page={list.page} count={list.count} perPage={PER_PAGE} />
      <Panel id="send" title={words.send[locale]} lead={words.sendText[locale]}>
        <form method="post" action={here} encType="multipart/form-data" className={grid.form} noValidate>
          <FormKey value={formKey} />
          {failed && <ErrorSummary locale={locale} refusal={failed} labels={{ 'send.file': words.file[locale] }} />}
          <div>
            <label className={css.fileLabel} htmlFor={idOf('send.file')}>
              {words.file[locale]}
            </label>
            <input
              className={css.file}
              id={idOf('send.file')}
              name="send.file"
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              aria-invalid={failed?.fields['send.file'] ? true : undefined}
              aria-describedby={failed?.fields['send.file'] ? `${idOf('send.file')}-error` : undefined}
            />
            <FieldError locale={locale} name="send.file" error={failed?.fields['send.file']} />
          </div>
          <div className={grid.acts}>
            <Submit locale={locale}>{words.sendAct[locale]}</Submit>
          </div>
        </form>
      </Panel>
      <Panel id="note" title={words.note[locale]} lead={words.noteText[locale]}>
        <Fold wide summary={words.note[locale]} open={refusal?.values.form === 'note'}>
          <NoteDeposit {...common} />
        </Fold>
      </Panel>
    </>
  );
}

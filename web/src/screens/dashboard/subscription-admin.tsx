/** SUBS-3: everything of one subscription: what holds, what was asked and paid, deposits, and what an admin may do. */
import { subscriptionDetailMessages as words } from '@estia/contract/subscriptions/admin-messages';
import { dueCents, formatCentsInput, parseCents } from '@estia/contract/subscriptions/amounts';
import { addDays } from '@estia/contract/subscriptions/money';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import { Charges, Payments } from '../../features/subscriptions/admin/Charges.tsx';
import { DepositLines } from '../../features/subscriptions/admin/DepositLines.tsx';
import { EditSubscription } from '../../features/subscriptions/admin/EditSubscription.tsx';
import { NoteDeposit } from '../../features/subscriptions/admin/NoteDeposit.tsx';
import { PhaseMark } from '../../features/subscriptions/admin/PhaseMark.tsx';
import { SubscriptionFacts } from '../../features/subscriptions/admin/SubscriptionFacts.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refuse, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Said } from '../../ui/form/Said.tsx';
import grid from '../../ui/form-grid.module.css';
import { Fold, PageHead, Panel } from '../../ui/Panel.tsx';
import { type Act, backTo, inForm, readAct, refusalIn, tryAct } from './acts.ts';
import { depositAct } from './deposit-acts.ts';
import { pageOf } from './page-of.ts';

const PER_PAGE = 20;
const DEPOSITS = 50;
const idOf = (text: string | undefined): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : notFound());

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const user_id = idOf(params.id);
  const page = pageOf(url);
  const [own, money, deposits, user, plans] = await orRaise(
    Promise.all([
      ask('GET /user/subscription', { query: { user_id } }),
      ask('GET /user/subscription/charges', { query: { user_id, limit: PER_PAGE, offset: (page - 1) * PER_PAGE } }),
      ask('GET /adminPanel/deposits', { query: { user_id, limit: DEPOSITS } }),
      ask('GET /adminPanel/users/{id}', { params: { id: user_id } }),
      ask('GET /user/subscriptions/plans'),
    ]),
  );
  return {
    subscription: own.subscription,
    ...{ charges: money.charges, unallocated: money.unallocated, count: money.count, page },
    deposits: deposits.deposits,
    agency: user.agency && { name: user.agency.name, gemi: user.agency.general_commercial_agency_id },
    plans: plans.rows.map(({ id, name }) => ({ id, name })),
    formKey: newFormKey(),
  };
}

/** A sum is typed as people write it; the call wants cents. */
function refundBody({ own, form, sent }: Act) {
  const cents = parseCents(own.amount ?? '');
  if (cents !== null && cents > 0) return { cents };
  return { refusal: inForm(form, refuse('invalid_input', { amount: 'amount' }, sent)) };
}

/** The form asks for the last day covered, the call for the first that is not. What is no day the call refuses. */
const dayAfter = (day: string): string => (Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : addDays(day, 1));

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const user_id = idOf(params.id);
  const here = `/dashboard/admin/subscriptions/${user_id}`;
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const { reason = '' } = own;
  const done = async (work: Promise<unknown>, word: string) => {
    const tried = await tryAct(act, work);
    return tried.ok ? backTo(url, here, word) : refused(tried.refusal);
  };
  if (act.act === 'edit') {
    const changed = (name: string, was: string) => (own[name] && own[name] !== own[was] ? own[name] : undefined);
    const startDate = changed('startDate', 'was_start');
    const lastDay = changed('endDate', 'was_end');
    const body = {
      ...{ user_id, reason, is_active: 'is_active' in own },
      ...(startDate ? { startDate } : {}),
      ...(lastDay ? { endDate: dayAfter(lastDay) } : {}),
    };
    return done(ask('PUT /user/update-subscription', { body, idempotencyKey }), 'edited');
  }
  if (act.act === 'refund') {
    const read = refundBody(act);
    if (read.refusal) return refused(read.refusal);
    const body = { payment_id: own.payment_id, cents: read.cents, reason };
    return done(ask('POST /adminPanel/refunds', { body, idempotencyKey }), 'refunded');
  }
  return (await depositAct(ask, act, { url, here })) ?? notFound();
}

export const meta = privateHead(words.title);

export default function SubscriptionOne() {
  const { subscription, charges, unallocated, count, page, deposits, agency, plans, formKey } =
    useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const common = { locale, formKey, refusal };
  const planName = (id: number) => plans.find((plan) => plan.id === id)?.name[locale] ?? String(id);
  const open = subscription.due.find((charge) => charge.payment === 'deposit');
  return (
    <>
      <PageHead
        title={agency?.name ?? words.title[locale]}
        lead={<PhaseMark locale={locale} phase={subscription.phase} />}
      >
        <a className={buttonClass('line')} href={to(locale, `/dashboard/admin/users/${subscription.user_id}`)}>
          {words.user[locale]}
        </a>
        {agency && (
          <a
            className={buttonClass('line')}
            href={to(locale, `/dashboard/admin/list-invoices?office=${encodeURIComponent(agency.gemi)}`)}
          >
            {words.allInvoices[locale]}
          </a>
        )}
        <a className={buttonClass('line')} href={to(locale, '/dashboard/admin/list-user-subscriptions')}>
          {words.back[locale]}
        </a>
      </PageHead>
      <Said locale={locale} words={words.said} />
      <Panel id="facts" title={words.facts[locale]}>
        <SubscriptionFacts locale={locale} of={subscription} />
      </Panel>
      <Panel id="edit" title={words.edit[locale]} lead={words.editText[locale]}>
        <Fold wide summary={words.edit[locale]} open={refusal?.values.form === 'edit'}>
          <EditSubscription {...common} of={subscription} />
        </Fold>
      </Panel>
      {unallocated.length > 0 && (
        <Panel id="unallocated" title={words.unallocated[locale]} lead={words.unallocatedText[locale]}>
          <Payments {...common} payments={unallocated} />
        </Panel>
      )}
      <Panel id="charges" flush title={words.charges[locale]} beside={<span className="num">{count}</span>}>
        <Charges {...common} charges={charges} planName={planName} />
      </Panel>
      <PageLinks locale={locale} page={page} count={count} perPage={PER_PAGE} />
      <Panel id="deposits" flush title={words.deposits[locale]}>
        {deposits.length === 0 ? (
          <p className={grid.padded}>{words.noDeposits[locale]}</p>
        ) : (
          <DepositLines {...common} lines={deposits} />
        )}
      </Panel>
      {agency && (
        <Panel id="note" title={words.note[locale]}>
          <Fold wide summary={words.note[locale]} open={refusal?.values.form === 'note'}>
            <NoteDeposit
              {...common}
              gemi={agency.gemi}
              {...(open ? { amount: formatCentsInput(dueCents(open)) } : {})}
            />
          </Fold>
        </Panel>
      )}
    </>
  );
}

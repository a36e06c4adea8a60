/** ADMN-5: one request for a second admin: what, about whom, what changes, why, and what one may do about it. */
import { approvalKindNames, approvalStateNames, approvalMessages as words } from '@estia/contract/approvals/messages';
import type { ApprovalState } from '@estia/contract/approvals/model';
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../platform/forms.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { ChangeList } from '../../ui/ChangeList.tsx';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import grid from '../../ui/form/form-grid.module.css';
import { ReasonField } from '../../ui/form/ReasonField.tsx';
import { Disclosure } from '../../ui/Panel.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import css from './approvals.module.css';
import type { Approval } from './OpenApprovals.tsx';

type Common = { locale: Locale; formKey: string; refusal: FormError | null };
type Props = Common & { approval: Approval };

const tones: Readonly<Record<ApprovalState, 'care' | 'good' | 'plain'>> = {
  open: 'care',
  approved: 'good',
  rejected: 'plain',
  withdrawn: 'plain',
  expired: 'plain',
};

/** The button alone: there is nothing to type. */
function OneButton({
  approval,
  intent,
  text,
  kind,
  ...common
}: Props & { intent: string; text: string; kind?: 'outline' }) {
  const { locale } = common;
  return (
    <ActionForm
      {...common}
      className={css.button}
      intent={intent}
      form={`${intent}-${approval.approval_id}`}
      hidden={{ id: approval.approval_id }}
    >
      <SubmitButton locale={locale} {...(kind ? { kind } : {})}>
        {text}
        <span className="vh">: {approvalKindNames[approval.kind][locale]}</span>
      </SubmitButton>
    </ActionForm>
  );
}

function RejectForm({ approval, ...common }: Props) {
  const { locale, refusal } = common;
  const form = `reject-${approval.approval_id}`;
  const { field, failed } = createFieldProps(locale, form, refusal);
  const summary = (
    <>
      {words.reject[locale]}
      <span className="vh">: {approvalKindNames[approval.kind][locale]}</span>
    </>
  );
  return (
    <Disclosure open={failed} summary={summary}>
      <ActionForm
        {...common}
        intent="reject"
        form={form}
        hidden={{ id: approval.approval_id }}
        labels={{ reason: words.rejectReason[locale] }}
        keepsValues
      >
        <ReasonField {...field('reason')} />
        <p className={grid.note}>{words.rejectHint[locale]}</p>
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
            {words.reject[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

function Actions(props: Props) {
  const { approval, locale } = props;
  if (approval.state !== 'open') return null;
  if (approval.is_mine)
    return (
      <>
        <p className={css.note}>{words.mine[locale]}</p>
        <OneButton {...props} intent="withdraw" text={words.withdraw[locale]} kind="outline" />
      </>
    );
  if (!approval.can_decide) return <p className={css.note}>{words.aboutMe[locale]}</p>;
  return (
    <div className={css.decide}>
      {approval.is_independent ? (
        <OneButton {...props} intent="approve" text={words.approve[locale]} />
      ) : (
        <p className={css.note}>{words.notIndependent[locale]}</p>
      )}
      <RejectForm {...props} />
    </div>
  );
}

function Outcome({ locale, approval }: { locale: Locale; approval: Approval }) {
  const { state, decided_by: by, decided_at: at, expires_at: expires, decision_reason: reason } = approval;
  if (state === 'open') return <p className={css.note}>{words.expires[locale](formatDateTime(expires, locale))}</p>;
  const name = approvalStateNames[state][locale];
  const when = formatDateTime(at ?? expires, locale);
  return (
    <>
      <p>{by === null ? words.ended[locale](name, when) : words.decided[locale](name, by, when)}</p>
      {reason && (
        <p>
          {words.answer[locale]}: {reason}
        </p>
      )}
    </>
  );
}

/** What it is about: a user, or the settings. */
function Subject({ locale, approval: { kind, account } }: { locale: Locale; approval: Approval }) {
  if (account)
    return (
      <a className={css.link} href={pathTo(locale, '/dashboard/admin/users/:id', { id: account.user_id })}>
        <span translate="no">{account.name}</span>
      </a>
    );
  if (kind !== 'bank_account' && kind !== 'operator') return <span>{words.gone[locale]}</span>;
  return (
    <a className={css.link} href={pathTo(locale, '/dashboard/admin/settings')}>
      {words.setting[locale]}
    </a>
  );
}

export function ApprovalCard(props: Props) {
  const { locale, approval } = props;
  const { approval_id: id, kind, state, changes, reason, requested_by: name, requested_at: at } = approval;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h3 id={`approval-${id}`}>{approvalKindNames[kind][locale]}</h3>
        <StatusBadge tone={tones[state]}>{approvalStateNames[state][locale]}</StatusBadge>
      </div>
      <p>
        <Subject locale={locale} approval={approval} />
      </p>
      {changes.length > 0 && <ChangeList locale={locale} changes={changes} />}
      <p>
        {words.reason[locale]}: {reason}
      </p>
      <p className={css.note}>{words.asked[locale](name, formatDateTime(at, locale))}</p>
      <Outcome locale={locale} approval={approval} />
      <Actions {...props} />
    </li>
  );
}

/** AGEN-2: the people of an agency. Its owners invite, change roles and remove. */

import { accountLimits } from '@estia/contract/accounts/limits';
import { roleIds } from '@estia/contract/accounts/roles';
import { agencyRoles } from '@estia/contract/agencies/team-limits';
import { teamFlashMessages, team as words } from '@estia/contract/agencies/team-messages';
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { NotApproved, unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey, type FormError } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { LanguageSelect, RadioGroup } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

const PAGE_PATH = '/dashboard/office/team';
type Team = ApiReply<'GET /user/agency/team'>;
type Role = (typeof agencyRoles)[number];

export async function loader({ context }: LoaderFunctionArgs) {
  const me = await findSessionUser(context);
  if (me?.role_id !== roleIds.agency) return throwNotFound();
  const mayRead = me.agency_role === 'owner' && me.status === 'approved';
  const unapproved = me.agency_role === 'owner' ? unapprovedAgency(me) : null;
  const team = mayRead ? await orThrowFailure(getApiClient(context)('GET /user/agency/team')) : null;
  return { team, unapproved, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const { id } = values;
  const done = async (work: Promise<unknown>, word: keyof typeof teamFlashMessages) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, PAGE_PATH, word) : createFormErrorResponse(result.refusal);
  };
  switch (submission.intent) {
    case 'invite': {
      const { email = '', name = '' } = values;
      const body = { email, name, role: sentChoice<Role>(values.role), locale: sentChoice<Locale>(values.locale) };
      return done(callApi('POST /user/agency/invitations', { body, idempotencyKey }), 'invited');
    }
    case 'withdraw':
      return done(callApi('DELETE /user/agency/invitations/{id}', { params: { id }, idempotencyKey }), 'withdrawn');
    case 'role': {
      const body = { role: sentChoice<Role>(values.role) };
      return done(callApi('PUT /user/agency/team/{id}', { params: { id }, body, idempotencyKey }), 'role');
    }
    case 'remove':
      return done(callApi('DELETE /user/agency/team/{id}', { params: { id }, idempotencyKey }), 'removed');
    default:
      return throwNotFound();
  }
}

export const meta = createPrivateMeta(words.title);

type Common = { locale: Locale; formKey: string; refusal: FormError | null };

export default function TeamScreen() {
  const { team, unapproved, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage locale={locale} words={teamFlashMessages} />
      {unapproved && <NotApproved locale={locale} agency={unapproved} page="other" />}
      {unapproved ? null : team === null ? (
        <Notice title={words.owners[locale]} text={words.ownersText[locale]}>
          <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/properties')}>
            {words.toProperties[locale]}
          </a>
        </Notice>
      ) : (
        <>
          <Panel
            id="people"
            flush
            title={words.people[locale]}
            beside={<span className="num">{team.agents.length}</span>}
          >
            <ul>
              {team.agents.map((each) => (
                <AgentRow key={each.user_id} {...common} agent={each} />
              ))}
            </ul>
          </Panel>
          <Panel id="invite" title={words.invite[locale]} lead={words.inviteText[locale]}>
            {team.seats_left > 0 ? <InviteForm {...common} /> : <p>{words.full[locale]}</p>}
          </Panel>
          <Panel
            id="invitations"
            flush
            title={words.invitations[locale]}
            beside={<span className="num">{team.invitations.length}</span>}
          >
            {team.invitations.length === 0 ? (
              <p className={grid.padded}>{words.none[locale]}</p>
            ) : (
              <ul>
                {team.invitations.map((each) => (
                  <InvitationRow key={each.id} {...common} invitation={each} />
                ))}
              </ul>
            )}
          </Panel>
        </>
      )}
    </>
  );
}

function AgentRow({ agent, ...common }: Common & { agent: Team['agents'][number] }) {
  const { locale, refusal } = common;
  const { user_id: id, name } = agent;
  const forms = { role: `role-${id}`, remove: `remove-${id}` };
  const role = createFieldProps(locale, forms.role, refusal);
  const remove = createFieldProps(locale, forms.remove, refusal);
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={rows.name}>
          <span translate="no">{name}</span> {agent.is_me && `(${words.you[locale]})`}
        </p>
        <p className={rows.small} translate="no">
          {agent.email}
        </p>
        <p className={rows.small}>
          {words.since[locale]} {formatLongDate(agent.joined_at, locale)} · {words.seen[locale]}{' '}
          {formatLongDate(agent.last_seen_on, locale)}
        </p>
        <StatusBadge tone={agent.role === 'owner' ? 'good' : 'plain'}>
          {words.roles[agent.role][locale]}
          {agent.is_agency_account && ` · ${words.main[locale]}`}
        </StatusBadge>
      </div>
      {!agent.is_agency_account && (
        <Disclosure
          quiet
          open={role.failed || remove.failed}
          summary={
            <>
              {words.change[locale]}
              <span className="vh">: {name}</span>
            </>
          }
        >
          <ActionForm {...common} intent="role" form={forms.role} hidden={{ id }} label={words.changeOf[locale](name)}>
            <RoleField locale={locale} field={role.field('role', agent.role)} />
            <div className={grid.actions}>
              <SubmitButton locale={locale} kind="outline">
                {words.saveRole[locale]}
              </SubmitButton>
            </div>
          </ActionForm>
          <ActionForm
            {...common}
            intent="remove"
            form={forms.remove}
            hidden={{ id }}
            label={words.removeOf[locale](name)}
          >
            <p className={grid.note}>{words.removeText[locale]}</p>
            <div className={grid.actions}>
              <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
                {words.remove[locale]}
              </SubmitButton>
            </div>
          </ActionForm>
        </Disclosure>
      )}
    </li>
  );
}

type RoleFieldProps = { locale: Locale; name: string; error: string | undefined; defaultValue: string };

function RoleField({ locale, field }: { locale: Locale; field: RoleFieldProps }) {
  return (
    <RadioGroup
      {...field}
      label={words.role[locale]}
      options={agencyRoles.map((role) => ({
        value: role,
        label: words.roles[role][locale],
        hint: words.roleHints[role][locale],
      }))}
      required
    />
  );
}

function InviteForm(common: Common) {
  const { locale, refusal } = common;
  const { field } = createFieldProps(locale, 'invite', refusal);
  return (
    <ActionForm
      {...common}
      intent="invite"
      className={grid.form}
      labels={{
        name: words.name[locale],
        email: words.email[locale],
        role: words.role[locale],
        locale: words.language[locale],
      }}
    >
      <div className={grid.grid}>
        <Field {...field('name')} label={words.name[locale]} maxLength={80} autoComplete="off" required />
        <Field
          {...field('email')}
          label={words.email[locale]}
          type="email"
          inputMode="email"
          maxLength={accountLimits.email}
          autoComplete="off"
          required
        />
        <RoleField locale={locale} field={field('role', 'agent')} />
        <LanguageSelect {...field('locale', locale)} label={words.language[locale]} />
      </div>
      <div className={grid.actions}>
        <SubmitButton locale={locale} kind="accent">
          {words.send[locale]}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}

function InvitationRow({ invitation, ...common }: Common & { invitation: Team['invitations'][number] }) {
  const { locale } = common;
  const { id, name, email, role } = invitation;
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={rows.name} translate="no">
          {name}
        </p>
        <p className={rows.small} translate="no">
          {email}
        </p>
        <p className={rows.small}>
          {words.roles[role][locale]} ·{' '}
          {invitation.is_expired
            ? words.expired[locale]
            : words.until[locale](formatLongDate(invitation.expires_at, locale))}
        </p>
      </div>
      <div className={rows.actions}>
        <ActionForm
          {...common}
          intent="invite"
          form={`again-${id}`}
          hidden={{ name, email, role, locale }}
          label={words.againTo[locale](name)}
        >
          <SubmitButton locale={locale} kind="outline">
            {words.again[locale]}
            <span className="vh">: {name}</span>
          </SubmitButton>
        </ActionForm>
        <ActionForm
          {...common}
          intent="withdraw"
          form={`withdraw-${id}`}
          hidden={{ id }}
          label={words.withdrawOf[locale](name)}
        >
          <SubmitButton locale={locale} kind="text">
            {words.withdraw[locale]}
            <span className="vh">: {name}</span>
          </SubmitButton>
        </ActionForm>
      </div>
    </li>
  );
}

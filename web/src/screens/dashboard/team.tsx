/** AGEN-2: the people of an office. Its owners invite, change roles and remove. */
import { accountLimits } from '@estia/contract/accounts/limits';
import { agencyRoles } from '@estia/contract/agencies/team-limits';
import { teamFlashMessages, team as words } from '@estia/contract/agencies/team-messages';
import { formatLongDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { NotApproved, unapprovedAgency } from '../../features/accounts/NotApproved.tsx';
import type { AskReply } from '../../platform/ask.ts';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, type Refusal, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { sessionOf } from '../../platform/session.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Choice, LanguageSelect } from '../../ui/form/Choices.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { Said } from '../../ui/form/Said.tsx';
import grid from '../../ui/form-grid.module.css';
import { Mark } from '../../ui/Mark.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Fold, PageHead, Panel } from '../../ui/Panel.tsx';
import rows from '../../ui/Rows.module.css';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';

const HERE = '/dashboard/office/team';
type Team = AskReply<'GET /user/office/team'>;
type Role = (typeof agencyRoles)[number];

export async function loader({ context }: LoaderFunctionArgs) {
  const me = await sessionOf(context);
  if (me?.role_id !== 3) return notFound();
  const mayRead = me.office_role === 'owner' && me.status === 'approved';
  const unapproved = me.office_role === 'owner' ? unapprovedAgency(me) : null;
  const team = mayRead ? await orRaise(askFrom(context)('GET /user/office/team')) : null;
  return { team, unapproved, formKey: newFormKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const { id } = own;
  const done = async (work: Promise<unknown>, word: keyof typeof teamFlashMessages) => {
    const tried = await tryAct(act, work);
    return tried.ok ? backTo(url, HERE, word) : refused(tried.refusal);
  };
  switch (act.act) {
    case 'invite': {
      const { email = '', name = '' } = own;
      const body = { email, name, role: own.role as Role, locale: own.locale as Locale };
      return done(ask('POST /user/office/invitations', { body, idempotencyKey }), 'invited');
    }
    case 'withdraw':
      return done(ask('DELETE /user/office/invitations/{id}', { params: { id }, idempotencyKey }), 'withdrawn');
    case 'role': {
      const body = { role: own.role as Role };
      return done(ask('PUT /user/office/team/{id}', { params: { id }, body, idempotencyKey }), 'role');
    }
    case 'remove':
      return done(ask('DELETE /user/office/team/{id}', { params: { id }, idempotencyKey }), 'removed');
    default:
      return notFound();
  }
}

export const meta = privateHead(words.title);

type Common = { locale: Locale; formKey: string; refusal: Refusal | null };

export default function TeamScreen() {
  const { team, unapproved, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const common = { locale, formKey, refusal };
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <Said locale={locale} words={teamFlashMessages} />
      {unapproved && <NotApproved locale={locale} agency={unapproved} page="other" />}
      {unapproved ? null : team === null ? (
        <Notice title={words.owners[locale]} text={words.ownersText[locale]}>
          <a className={buttonClass('line')} href={to(locale, '/dashboard/properties')}>
            {words.toProperties[locale]}
          </a>
        </Notice>
      ) : (
        <>
          <Panel
            id="people"
            flush
            title={words.people[locale]}
            beside={<span className="num">{team.members.length}</span>}
          >
            <ul>
              {team.members.map((each) => (
                <Person key={each.user_id} {...common} person={each} />
              ))}
            </ul>
          </Panel>
          <Panel id="invite" title={words.invite[locale]} lead={words.inviteText[locale]}>
            {team.room > 0 ? <Invite {...common} /> : <p>{words.full[locale]}</p>}
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
                  <Invitation key={each.id} {...common} invitation={each} />
                ))}
              </ul>
            )}
          </Panel>
        </>
      )}
    </>
  );
}

function Person({ person, ...common }: Common & { person: Team['members'][number] }) {
  const { locale, refusal } = common;
  const { user_id: id, name } = person;
  const forms = { role: `role-${id}`, remove: `remove-${id}` };
  const role = fieldsOf(locale, forms.role, refusal);
  const remove = fieldsOf(locale, forms.remove, refusal);
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={rows.name}>
          <span translate="no">{name}</span> {person.is_me && `(${words.you[locale]})`}
        </p>
        <p className={rows.small} translate="no">
          {person.email}
        </p>
        <p className={rows.small}>
          {words.since[locale]} {formatLongDate(person.joined_at, locale)} · {words.seen[locale]}{' '}
          {formatLongDate(person.last_seen_on, locale)}
        </p>
        <Mark tone={person.role === 'owner' ? 'good' : 'plain'}>
          {words.roles[person.role][locale]}
          {person.is_main && ` · ${words.main[locale]}`}
        </Mark>
      </div>
      {!person.is_main && (
        <Fold
          quiet
          open={role.failed || remove.failed}
          summary={
            <>
              {words.change[locale]}
              <span className="vh">: {name}</span>
            </>
          }
        >
          <ActForm {...common} act="role" form={forms.role} hidden={{ id }} label={words.changeOf[locale](name)}>
            <RoleChoice locale={locale} field={role.field('role', person.role)} />
            <div className={grid.acts}>
              <Submit locale={locale} kind="line">
                {words.saveRole[locale]}
              </Submit>
            </div>
          </ActForm>
          <ActForm {...common} act="remove" form={forms.remove} hidden={{ id }} label={words.removeOf[locale](name)}>
            <p className={grid.note}>{words.removeText[locale]}</p>
            <div className={grid.acts}>
              <Submit locale={locale} kind="line" className={grid.danger ?? ''}>
                {words.remove[locale]}
              </Submit>
            </div>
          </ActForm>
        </Fold>
      )}
    </li>
  );
}

type FieldOf = { locale: Locale; name: string; error: string | undefined; defaultValue: string };

function RoleChoice({ locale, field }: { locale: Locale; field: FieldOf }) {
  return (
    <Choice
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

function Invite(common: Common) {
  const { locale, refusal } = common;
  const { field } = fieldsOf(locale, 'invite', refusal);
  return (
    <ActForm
      {...common}
      act="invite"
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
        <RoleChoice locale={locale} field={field('role', 'agent')} />
        <LanguageSelect {...field('locale', locale)} label={words.language[locale]} />
      </div>
      <div className={grid.acts}>
        <Submit locale={locale} kind="act">
          {words.send[locale]}
        </Submit>
      </div>
    </ActForm>
  );
}

function Invitation({ invitation, ...common }: Common & { invitation: Team['invitations'][number] }) {
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
      <div className={rows.acts}>
        <ActForm
          {...common}
          act="invite"
          form={`again-${id}`}
          hidden={{ name, email, role, locale }}
          label={words.againTo[locale](name)}
        >
          <Submit locale={locale} kind="line">
            {words.again[locale]}
            <span className="vh">: {name}</span>
          </Submit>
        </ActForm>
        <ActForm
          {...common}
          act="withdraw"
          form={`withdraw-${id}`}
          hidden={{ id }}
          label={words.withdrawOf[locale](name)}
        >
          <Submit locale={locale} kind="quiet">
            {words.withdraw[locale]}
            <span className="vh">: {name}</span>
          </Submit>
        </ActForm>
      </div>
    </li>
  );
}

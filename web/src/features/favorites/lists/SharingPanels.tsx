/** Under a list: who is in it and how it is shared, emails about comments, its name and its end. Plain forms. */
import { listLimits } from '@estia/contract/favorites/limits';
import { listMessages as words } from '@estia/contract/favorites/list-messages';
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { CopyableValue } from '../../../ui/CopyableValue.tsx';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure, Panel } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';
import css from './lists.module.css';

type ListPage = ApiReply<'GET /user/lists/{id}'>;
type Common = { locale: Locale; formKey: string; refusal: FormError | null };
type Props = Common & { page: Pick<ListPage, 'list' | 'link' | 'members' | 'invitations'> };

export function SharingPanels({ page, ...common }: Props) {
  const { locale } = common;
  const isOwner = page.list.owner_name === null;
  return (
    <div className={css.stack}>
      {isOwner && <LinkPanel {...common} link={page.link} />}
      <PeoplePanel {...common} page={page} isOwner={isOwner} />
      <Panel id="notices" title={words.notices[locale]}>
        <p>{(page.list.mail_comments ? words.noticesOn : words.noticesOff)[locale]}</p>
        <ActionForm {...common} intent="notices" className={css.foot}>
          <SubmitButton locale={locale} kind="outline" name="notices.on" value={String(!page.list.mail_comments)}>
            {(page.list.mail_comments ? words.switchOff : words.turnOn)[locale]}
          </SubmitButton>
        </ActionForm>
      </Panel>
      {isOwner && <SettingsPanel {...common} name={page.list.name} />}
    </div>
  );
}

function LinkPanel({ link, ...common }: Common & { link: string | null }) {
  const { locale } = common;
  return (
    <Panel id="link" title={words.link[locale]} lead={words.linkLead[locale]}>
      {link ? (
        <>
          <CopyableValue locale={locale} label={words.link[locale]} shown={link} value={link} />
          <p className={grid.note}>{words.renewHint[locale]}</p>
        </>
      ) : (
        <p>{words.linkOff[locale]}</p>
      )}
      <ActionForm {...common} intent="link" className={css.foot}>
        <SubmitButton locale={locale} kind={link ? 'outline' : 'primary'} name="link.action" value="renew">
          {(link ? words.renewLink : words.makeLink)[locale]}
        </SubmitButton>
        {link && (
          <SubmitButton locale={locale} kind="outline" name="link.action" value="off">
            {words.switchOff[locale]}
          </SubmitButton>
        )}
      </ActionForm>
    </Panel>
  );
}

function PeoplePanel({ page, isOwner, ...common }: Props & { isOwner: boolean }) {
  const { locale, refusal } = common;
  const { field } = createFieldProps(locale, 'invite', refusal);
  return (
    <Panel id="people" title={words.people[locale]}>
      <ul className={rows.boxed}>
        {page.members.map(({ user_id, name, is_owner, is_me }) => {
          const marks = [is_owner ? words.owner[locale] : '', is_me ? words.you[locale] : '']
            .filter(Boolean)
            .join(', ');
          const mayRemove = isOwner ? !is_owner : is_me;
          return (
            <li key={user_id} className={rows.row}>
              <p className={rows.what}>
                <b translate="no">{name}</b> {marks && <span className={rows.small}>({marks})</span>}
              </p>
              {mayRemove && (
                <ActionForm
                  {...common}
                  intent={is_me ? 'leave' : 'remove_person'}
                  form={`person-${user_id}`}
                  hidden={{ id: user_id }}
                  className=""
                >
                  <SubmitButton locale={locale} kind="text">
                    {(is_me ? words.leave : words.removePerson)[locale]}
                    <span className="vh">: {name}</span>
                  </SubmitButton>
                </ActionForm>
              )}
            </li>
          );
        })}
        {page.invitations.map(({ invitation_id, email, expires_at }) => (
          <li key={`invitation-${invitation_id}`} className={rows.row}>
            <div className={rows.what}>
              <p translate="no">{email}</p>
              <p className={rows.small}>{words.waiting[locale](formatLongDate(expires_at, locale))}</p>
            </div>
            <ActionForm
              {...common}
              intent="withdraw"
              form={`withdraw-${invitation_id}`}
              hidden={{ id: invitation_id }}
              className=""
            >
              <SubmitButton locale={locale} kind="text">
                {words.withdraw[locale]}
                <span className="vh">: {email}</span>
              </SubmitButton>
            </ActionForm>
          </li>
        ))}
      </ul>
      {isOwner && (
        <div className={grid.apart}>
          <ActionForm
            {...common}
            intent="invite"
            labels={{ email: words.email[locale] }}
            label={words.inviteSomebody[locale]}
            className={`${grid.form} ${grid.narrow}`}
          >
            <Field
              {...field('email')}
              type="email"
              label={words.email[locale]}
              hint={words.emailHint[locale]}
              autoComplete="off"
              spellCheck={false}
              required
            />
            <div className={grid.actions}>
              <SubmitButton locale={locale}>{words.invite[locale]}</SubmitButton>
            </div>
          </ActionForm>
        </div>
      )}
    </Panel>
  );
}

function SettingsPanel({ name, ...common }: Common & { name: string }) {
  const { locale, refusal } = common;
  const { field } = createFieldProps(locale, 'rename', refusal);
  return (
    <Panel id="settings" title={words.settings[locale]}>
      <ActionForm
        {...common}
        intent="rename"
        labels={{ name: words.name[locale] }}
        label={words.rename[locale]}
        className={`${grid.form} ${grid.narrow}`}
      >
        <Field {...field('name', name)} label={words.name[locale]} maxLength={listLimits.name} required />
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind="outline">
            {words.rename[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
      <div className={grid.apart}>
        <Disclosure quiet summary={words.deleteList[locale]}>
          <p className={grid.note}>{words.deleteHint[locale]}</p>
          <ActionForm {...common} intent="delete" className={css.foot}>
            <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
              {words.deleteList[locale]}
            </SubmitButton>
          </ActionForm>
        </Disclosure>
      </div>
    </Panel>
  );
}

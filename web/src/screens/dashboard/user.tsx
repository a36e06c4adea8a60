/** ADMN-1: everything of one user, and what an admin may do with it. Each act has its reason. */
import { user as words } from '@estia/contract/accounts/admin-messages';
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { agencyProfileMessages as officeWords } from '@estia/contract/accounts/profile-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AuditEntries } from '../../features/accounts/AuditEntries.tsx';
import { EditUser } from '../../features/accounts/EditUser.tsx';
import { MoveForm } from '../../features/accounts/MoveForm.tsx';
import { OfficeForm } from '../../features/accounts/OfficeForm.tsx';
import { RegisterChecks } from '../../features/accounts/RegisterChecks.tsx';
import { StatusMark } from '../../features/accounts/StatusMark.tsx';
import { UserFacts } from '../../features/accounts/UserFacts.tsx';
import { UserLinks } from '../../features/accounts/UserLinks.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { Said } from '../../ui/form/Said.tsx';
import grid from '../../ui/form-grid.module.css';
import { Fold, PageHead, Panel } from '../../ui/Panel.tsx';
import { ReasonField } from '../../ui/ReasonField.tsx';
import { readAct, refusalIn } from './acts.ts';
import { districtsIn } from './office.ts';
import { officeChoices } from './office-choices.ts';
import { userAct } from './user-acts.ts';

const idOf = (text: string | undefined): string => (text && /^[1-9]\d{0,14}$/.test(text) ? text : notFound());

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const found = await orRaise(ask('GET /adminPanel/users/{id}', { params: { id: idOf(params.id) } }));
  const choices = await officeChoices(ask, found.agency, localeOf(url.pathname));
  return { ...found, choices, formKey: newFormKey() };
}

export const action = async ({ context, params, request, url }: ActionFunctionArgs) =>
  userAct(askFrom(context), await readAct(request), { id: idOf(params.id), url });

export const meta = privateHead(words.title);

export default function User() {
  const { user, agency, plan, checks, log, choices, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = refusalIn(answer);
  const common = { locale, formKey, refusal };
  const isAdmin = user.role_id === 1;
  const factors = fieldsOf(locale, 'factors', refusal);
  const remove = fieldsOf(locale, 'remove', refusal);
  const officeFields = fieldsOf(locale, 'office', refusal);
  return (
    <>
      <PageHead title={user.username} lead={<StatusMark locale={locale} status={user.status} />}>
        <a className={buttonClass('line')} href={to(locale, '/dashboard/admin/list-users')}>
          {words.back[locale]}
        </a>
      </PageHead>
      <Said locale={locale} words={dashboardFlashMessages} calm={['register-not-connected']} />
      <Panel id="facts" title={words.facts[locale]}>
        <UserFacts locale={locale} user={user} agency={agency} plan={plan} />
        {!isAdmin && <UserLinks locale={locale} user={user} agency={agency} />}
      </Panel>
      {!isAdmin && (
        <Panel id="state" title={words.state[locale]} lead={words.stateText[locale]}>
          <div className={grid.narrow}>
            <MoveForm {...common} user={user} officeUpdatedAt={agency?.updated_at} />
          </div>
        </Panel>
      )}
      {agency && (
        <Panel id="checks" title={words.checks[locale]}>
          <RegisterChecks
            locale={locale}
            checks={checks}
            gemi={agency.general_commercial_agency_id}
            formKey={formKey}
          />
        </Panel>
      )}
      {!isAdmin && (
        <Panel id="edit" title={words.edit[locale]} lead={words.editText[locale]}>
          <EditUser {...common} user={user} />
        </Panel>
      )}
      {agency && choices && (
        <Panel id="office" title={words.office[locale]} lead={words.editText[locale]}>
          <Fold summary={officeWords.edit[locale]} open={officeFields.failed} wide>
            <OfficeForm
              {...common}
              {...choices}
              office={agency}
              districts={districtsIn(answer)}
              labels={{ reason: words.reason[locale] }}
            >
              <ReasonField {...officeFields.field('reason')} />
            </OfficeForm>
          </Fold>
        </Panel>
      )}
      {!isAdmin && user.second_factor && (
        <Panel id="factors" title={words.factors[locale]} lead={words.factorsText[locale]}>
          <Fold summary={words.factorsAct[locale]} open={factors.failed}>
            <ActForm {...common} act="factors" labels={{ reason: words.reason[locale] }}>
              <ReasonField {...factors.field('reason')} />
              <div className={grid.acts}>
                <Submit locale={locale} kind="line" className={grid.danger ?? ''}>
                  {words.factorsAct[locale]}
                </Submit>
              </div>
            </ActForm>
          </Fold>
        </Panel>
      )}
      {!isAdmin && user.erase_after === null && (
        <Panel id="remove" title={words.remove[locale]} lead={words.removeText[locale]}>
          <Fold summary={words.removeAct[locale]} open={remove.failed}>
            <ActForm {...common} act="remove" labels={{ reason: words.reason[locale] }}>
              <ReasonField {...remove.field('reason')} />
              <div className={grid.acts}>
                <Submit locale={locale} kind="line" className={grid.danger ?? ''}>
                  {words.removeAct[locale]}
                </Submit>
              </div>
            </ActForm>
          </Fold>
        </Panel>
      )}
      <Panel id="log" flush title={words.log[locale]}>
        {log.length === 0 ? (
          <p className={grid.padded}>{words.noLog[locale]}</p>
        ) : (
          <AuditEntries locale={locale} entries={log} />
        )}
      </Panel>
    </>
  );
}

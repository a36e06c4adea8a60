/** ADMN-1: everything of one user, and what an admin may do with it. Each action has its reason. */

import { user as words } from '@estia/contract/accounts/admin-messages';
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { agencyProfileMessages } from '@estia/contract/accounts/profile-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { misuseMessages } from '@estia/contract/moderation/misuse-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountStatusBadge } from '../../../features/accounts/admin/AccountStatusBadge.tsx';
import { AccountStatusForm } from '../../../features/accounts/admin/AccountStatusForm.tsx';
import { AuditLogEntries } from '../../../features/accounts/admin/AuditLogEntries.tsx';
import { EditUserForm } from '../../../features/accounts/admin/EditUserForm.tsx';
import { UserDetails } from '../../../features/accounts/admin/UserDetails.tsx';
import { AlertEmailLink, UserHistory } from '../../../features/accounts/admin/UserHistory.tsx';
import { UserLinks } from '../../../features/accounts/admin/UserLinks.tsx';
import { UserNotes } from '../../../features/accounts/admin/UserNotes.tsx';
import { AgencyForm } from '../../../features/agencies/AgencyForm.tsx';
import { RegistryChecks } from '../../../features/agencies/RegistryChecks.tsx';
import { OpenApprovals } from '../../../features/approvals/OpenApprovals.tsx';
import { ContractEndPanel } from '../../../features/contract-ends/ContractEndPanel.tsx';
import { MisuseMeasures } from '../../../features/moderation/MisuseMeasures.tsx';
import { orThrowFailure } from '../../../platform/failures.ts';
import { findFormError, readFormSubmission } from '../../../platform/form-submission.ts';
import { createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { getDistrictChoices } from '../agency/agency-form.ts';
import { loadAgencyFormOptions } from '../agency/agency-form-options.ts';
import { handleUserAction } from './user-actions.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const id = parseIdParam(params.id);
  const [found, history] = await orThrowFailure(
    Promise.all([
      callApi('GET /adminPanel/users/{id}', { params: { id } }),
      callApi('GET /adminPanel/users/{id}/history', { params: { id } }),
    ]),
  );
  const [choices, { approvals }, contract] = await Promise.all([
    loadAgencyFormOptions(callApi, found.agency, getLocale(url.pathname)),
    orThrowFailure(callApi('GET /adminPanel/approvals', { query: { user_id: id } })),
    orThrowFailure(callApi('GET /adminPanel/users/{id}/contract-ends', { params: { id } })),
  ]);
  return { ...found, history, choices, approvals, contract, formKey: createIdempotencyKey() };
}

export const action = async ({ context, params, request, url }: ActionFunctionArgs) =>
  handleUserAction(getApiClient(context), await readFormSubmission(request), { id: parseIdParam(params.id), url });

export const meta = createPrivateMeta(words.title);

export default function AdminUser() {
  const {
    user,
    agency,
    plan,
    checks,
    audit_log: log,
    history,
    choices,
    approvals,
    contract,
    formKey,
  } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = findFormError(answer);
  const common = { locale, formKey, refusal };
  const isAdmin = user.role_id === roleIds.admin;
  const factors = createFieldProps(locale, 'factors', refusal);
  const remove = createFieldProps(locale, 'remove', refusal);
  const agencyFields = createFieldProps(locale, 'office', refusal);
  return (
    <>
      <PageHeader title={user.username} lead={<AccountStatusBadge locale={locale} status={user.status} />}>
        {!isAdmin && <AlertEmailLink locale={locale} userId={user.user_id} />}
        <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/admin/list-users')}>
          {words.back[locale]}
        </a>
      </PageHeader>
      <FlashMessage
        locale={locale}
        words={dashboardFlashMessages}
        calm={['register-not-connected', 'approval-asked']}
      />
      <OpenApprovals locale={locale} approvals={approvals} />
      <Panel id="facts" title={words.facts[locale]}>
        <UserDetails locale={locale} user={user} agency={agency} plan={plan} />
        {!isAdmin && <UserLinks locale={locale} user={user} agency={agency} />}
      </Panel>
      {!isAdmin && (
        <Panel id="state" title={words.state[locale]} lead={words.stateText[locale]}>
          <div className={grid.narrow}>
            <AccountStatusForm {...common} user={user} agencyUpdatedAt={agency?.updated_at} />
          </div>
        </Panel>
      )}
      {agency && (
        <Panel id="checks" title={words.checks[locale]}>
          <RegistryChecks
            locale={locale}
            checks={checks}
            gemi={agency.general_commercial_agency_id}
            formKey={formKey}
          />
        </Panel>
      )}
      {!isAdmin && (
        <Panel id="edit" title={words.edit[locale]} lead={words.editText[locale]}>
          <EditUserForm {...common} user={user} />
        </Panel>
      )}
      {agency && choices && (
        <Panel id="office" title={words.agency[locale]} lead={words.editText[locale]}>
          <Disclosure summary={agencyProfileMessages.edit[locale]} open={agencyFields.failed} wide>
            <AgencyForm
              {...common}
              {...choices}
              agency={agency}
              districts={getDistrictChoices(answer)}
              labels={{ reason: words.reason[locale] }}
            >
              <ReasonField {...agencyFields.field('reason')} />
            </AgencyForm>
          </Disclosure>
        </Panel>
      )}
      <ContractEndPanel {...common} userId={user.user_id} found={contract} />
      {!isAdmin && user.second_factor && (
        <Panel id="factors" title={words.factors[locale]} lead={words.factorsText[locale]}>
          <Disclosure summary={words.turnOffFactors[locale]} open={factors.failed}>
            <ActionForm {...common} intent="factors" labels={{ reason: words.reason[locale] }}>
              <ReasonField {...factors.field('reason')} />
              <div className={grid.actions}>
                <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
                  {words.turnOffFactors[locale]}
                </SubmitButton>
              </div>
            </ActionForm>
          </Disclosure>
        </Panel>
      )}
      {!isAdmin && user.erase_after === null && (
        <Panel id="remove" title={words.remove[locale]} lead={words.removeText[locale]}>
          <Disclosure summary={words.scheduleDeletion[locale]} open={remove.failed}>
            <ActionForm {...common} intent="remove" labels={{ reason: words.reason[locale] }}>
              <ReasonField {...remove.field('reason')} />
              <div className={grid.actions}>
                <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
                  {words.scheduleDeletion[locale]}
                </SubmitButton>
              </div>
            </ActionForm>
          </Disclosure>
        </Panel>
      )}
      <UserHistory locale={locale} userId={user.user_id} history={history} />
      {history.report_measures.length > 0 && (
        <Panel id="report-measures" flush title={misuseMessages.measures[locale]}>
          <MisuseMeasures {...common} measures={history.report_measures} />
        </Panel>
      )}
      <UserNotes {...common} notes={history.notes} />
      <Panel id="log" flush title={words.log[locale]}>
        {log.length === 0 ? (
          <p className={grid.padded}>{words.noLog[locale]}</p>
        ) : (
          <AuditLogEntries locale={locale} entries={log} />
        )}
      </Panel>
    </>
  );
}

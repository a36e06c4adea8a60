/** A professional's agency on the first page: where the check of the register stands, and what the profile lacks. */

import { agencyStatusMessages as words } from '@estia/contract/accounts/dashboard-messages';
import type { OwnAgency, User } from '@estia/contract/accounts/model';
import { agencyProfileMessages as names } from '@estia/contract/accounts/profile-messages';
import type { Locale, Pair } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Panel, ProgressBar } from '../../ui/Panel.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import css from './AgencyProfileStatus.module.css';

/** What a visitor looks for on the page of an agency, and an invoice needs. */
const requiredFields: readonly (readonly [keyof OwnAgency, Pair])[] = [
  ['name_en', names.nameEn],
  ['tax_number', names.taxNumber],
  ['tax_office', names.taxOffice],
  ['landline', names.landline],
  ['district_id', names.district],
  ['street_name', names.street],
  ['postal_code', names.postalCode],
  ['contact_person', names.contactPerson],
  ['realtor_association_id', names.association],
  ['company', names.company],
  ['invoice_address', names.invoiceAddress],
];

export function AgencyProfileStatus({ locale, user, agency }: { locale: Locale; user: User; agency: OwnAgency }) {
  const missing = requiredFields.filter(([field]) => agency[field] === null || agency[field] === '');
  const done = requiredFields.length - missing.length;
  return (
    <Panel
      id="office"
      title={agency.name}
      beside={user.status === 'approved' && <StatusBadge tone="good">{words.approved[locale]}</StatusBadge>}
    >
      {user.status === 'waiting' && (
        <div className={css.check}>
          <StatusBadge tone="info">{words.waiting[locale]}</StatusBadge>
          <p>{words.waitingText[locale]}</p>
          <h3>{words.steps[locale]}</h3>
          <ol className={css.steps}>
            <li data-done={user.email_confirmed ? '' : undefined}>
              {words.step1[locale]} {user.email_confirmed && <b>({words.done[locale]})</b>}
            </li>
            <li>{words.step2[locale]}</li>
            <li>{words.step3[locale]}</li>
          </ol>
        </div>
      )}
      <div className={css.complete}>
        <div className={css.filled}>
          <ProgressBar
            label={words.complete[locale](done, requiredFields.length)}
            value={done}
            of={requiredFields.length}
          />
        </div>
        {missing.length === 0 ? (
          <p>{words.full[locale]}</p>
        ) : (
          <>
            <p>
              {words.missing[locale]}: {missing.map(([, name]) => name[locale]).join(', ')}.
            </p>
            <a className={buttonClass('outline')} href={`${pathTo(locale, '/dashboard/user/profile')}#office`}>
              {words.fill[locale]}
            </a>
          </>
        )}
      </div>
    </Panel>
  );
}

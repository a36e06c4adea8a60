/** What an admin sees of an agency's mandate, beside its listing. */
import { formatLongDate } from '@estia/contract/format';
import { mandateMessages as words } from '@estia/contract/listings/mandates/mandate-messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { DocumentDownload } from './DocumentDownload.tsx';
import { formatMandateDates, mandateTones } from './mandate-text.ts';

type Props = { locale: Locale; mandate: ApiReply<'GET /adminPanel/mandates/{id}'>['mandate'] };

export function AdminMandatePanel({ locale, mandate }: Props) {
  const type = findLookup('mandate_types', mandate.mandate_type_id)?.name[locale] ?? words.noType[locale];
  const code = mandate.listings.map((listing) => listing.code).join(', ');
  return (
    <Panel
      id="mandate"
      title={words.one[locale]}
      beside={<StatusBadge tone={mandateTones[mandate.status]}>{words.statuses[mandate.status][locale]}</StatusBadge>}
    >
      <p>{[type, ...formatMandateDates(mandate, locale)].join(' · ')}</p>
      {mandate.document && (
        <>
          <p>
            {words.uploaded[locale](
              mandate.document.media_type.split('/')[1]?.toUpperCase() ?? '',
              formatLongDate(mandate.document.uploaded_at, locale),
            )}{' '}
            · {words.openNote[locale]}
          </p>
          {!mandate.document.is_current && <p>{words.outdated[locale]}</p>}
          <DocumentDownload propertyId={mandate.property_id} code={code} locale={locale} />
        </>
      )}
    </Panel>
  );
}

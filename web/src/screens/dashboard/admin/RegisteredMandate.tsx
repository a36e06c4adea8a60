/** The mandate that an agency has registered, with its document, as who decides a case reads it. */
import { formatDateTime, formatShortDate } from '@estia/contract/format';
import { mandateMessages } from '@estia/contract/listings/mandates/mandate-messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import { registeredMandateMessages as words } from '@estia/contract/matches/admin-messages';
import type { RegisteredMandate as Mandate } from '@estia/contract/matches/compared-properties';
import type { Locale } from '@estia/contract/pair';
import { DocumentDownload } from '../../../features/listings/mandates/DocumentDownload.tsx';

type Props = { locale: Locale; mandate: Mandate | null; propertyId: number | null; code: string };

const formatMandate = ({ type_id, signed_on, expires_on }: Mandate, locale: Locale): string =>
  [
    findLookup('mandate_types', type_id)?.name[locale] ?? mandateMessages.noType[locale],
    ...(signed_on ? [mandateMessages.signed[locale](formatShortDate(signed_on, locale))] : []),
    expires_on ? mandateMessages.expires[locale](formatShortDate(expires_on, locale)) : mandateMessages.noEnd[locale],
  ].join(' · ');

export function RegisteredMandate({ locale, mandate, propertyId, code }: Props) {
  if (!mandate || propertyId === null) return <p>{words.none[locale]}</p>;
  const { document } = mandate;
  return (
    <>
      <p>
        {words.title[locale]}: {formatMandate(mandate, locale)}
      </p>
      {document ? (
        <>
          <p>
            {mandateMessages.uploaded[locale](
              document.media_type.split('/')[1]?.toUpperCase() ?? '',
              formatDateTime(document.uploaded_at, locale),
            )}
            {!document.is_current && ` · ${words.otherDay[locale]}`}
          </p>
          <DocumentDownload propertyId={propertyId} code={code} locale={locale} />
        </>
      ) : (
        <p>{words.noDocument[locale]}</p>
      )}
    </>
  );
}

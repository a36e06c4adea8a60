/** Who, what and when of a scheduled pause. */
import { formatDateTime } from '@estia/contract/format';
import { objectionMessages, samePropertyMessages as words } from '@estia/contract/matches/messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { propertyPath } from '../../platform/paths/property-path.ts';
import { DescriptionList, type DescriptionRow } from '../../ui/Panel.tsx';
import css from './PauseFacts.module.css';
import type { ScheduledPause } from './pause-state.ts';

function OtherListings({ pause, locale }: { pause: ScheduledPause; locale: Locale }) {
  if (pause.other_listings.length === 0) return <>{words.notOnline[locale]}</>;
  return (
    <>
      {pause.other_listings.map((listing) => (
        <a key={listing.code} className={css.link} href={propertyPath(listing, locale)} translate="no">
          {listing.title[locale]} · <span className={css.code}>{listing.code}</span>
        </a>
      ))}
    </>
  );
}

export function PauseFacts({ pause, locale }: { pause: ScheduledPause; locale: Locale }) {
  const { side, dispute, state } = pause;
  const own: DescriptionRow = {
    label: words.ownListing[locale],
    value: pause.own_listings.map((listing) => (
      <a
        key={listing.code}
        className={css.link}
        href={pathTo(locale, '/dashboard/properties/:for/:property_id', {
          for: `for-${listing.for}`,
          property_id: listing.property_id,
        })}
        translate="no"
      >
        {listing.title[locale]} · <span className={css.code}>{listing.code}</span>
      </a>
    )),
  };
  const rows: DescriptionRow[] = [
    own,
    ...(side === 'owner'
      ? [
          {
            label: words.agency[locale],
            value: (
              <a
                className={css.link}
                href={pathTo(locale, '/agency/:agency_id', { agency_id: pause.agency.agency_id })}
                translate="no"
              >
                {pause.agency.name[locale]}
              </a>
            ),
          },
          { label: words.gemi[locale], value: <span className="num">{pause.agency.gemi}</span> },
        ]
      : []),
    {
      label: (side === 'owner' ? words.agencyListing : words.ownerListing)[locale],
      value: <OtherListings pause={pause} locale={locale} />,
    },
    ...(state === 'scheduled' ? [{ label: words.pauseAt[locale], value: formatDateTime(pause.pause_at, locale) }] : []),
    ...(state === 'paused' && pause.closed_at
      ? [{ label: words.pausedAt[locale], value: formatDateTime(pause.closed_at, locale) }]
      : []),
    ...(dispute
      ? [
          {
            label: (side === 'owner' ? words.objection : words.ownersObjection)[locale],
            value: (side === 'owner' ? objectionMessages.reasons : objectionMessages.reasonsOfOwner)[dispute.reason][
              locale
            ],
          },
        ]
      : []),
    ...(dispute?.state === 'awaiting_agency'
      ? [{ label: words.answerDue[side][locale], value: formatDateTime(dispute.answer_due_at, locale) }]
      : []),
  ];
  return <DescriptionList rows={rows} />;
}

/** Where the property is, as exactly as its advertiser shows it. The drawing has no streets: it only says pin or circle; the map comes on demand. */

import type { Property } from '@estia/contract/listings/model';
import { extraGroups, locationMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { buttonClass } from '../../../ui/button.ts';
import { PropertyIcon } from '../../../ui/icon/PropertyIcon.tsx';
import { LocationMap } from './LocationMap.tsx';
import css from './LocationSection.module.css';

type LocationSource = Pick<Property, 'location' | 'address' | 'district' | 'municipality' | 'transportations'>;
type Props = { listing: LocationSource; locale: Locale };

/** With a marker only where the point is the property itself. */
function getOpenStreetMapUrl({ hidden, lat, lon }: Property['location']): string {
  const at = `${lat.toFixed(5)}/${lon.toFixed(5)}`;
  return hidden
    ? `https://www.openstreetmap.org/#map=14/${at}`
    : `https://www.openstreetmap.org/?mlat=${lat.toFixed(5)}&mlon=${lon.toFixed(5)}#map=17/${at}`;
}

export const findStreetAddress = ({ address }: Pick<Property, 'address'>): string | null =>
  address.street === null ? null : [address.street, address.street_number].filter(Boolean).join(' ');

export function LocationSection({ listing, locale }: Props) {
  const { location, address } = listing;
  const rows: [string, string | null][] = [
    [words.address[locale], findStreetAddress(listing)],
    [words.district[locale], listing.district.name[locale]],
    [words.municipality[locale], listing.municipality.name[locale]],
    [words.prefecture[locale], address.prefecture[locale]],
    [words.region[locale], address.region[locale]],
    [words.postalCode[locale], address.postal_code],
  ];
  return (
    <>
      <div className={css.place}>
        <LocationMap location={location} locale={locale}>
          {location.hidden ? (
            <ApproximateLocationDrawing metres={location.radius_m} locale={locale} />
          ) : (
            <ExactLocationDrawing />
          )}
        </LocationMap>
        <div>
          <dl className={css.rows}>
            {rows.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <a
            className={buttonClass('outline', css.open)}
            href={getOpenStreetMapUrl(location)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.openMap[locale]}
            <PropertyIcon name="out" size={16} />
            <span className="vh"> ({words.newTab[locale]})</span>
          </a>
        </div>
      </div>
      {location.hidden && (
        <p className={css.note}>
          <PropertyIcon name="lock" />
          <span>{words.hidden[locale](location.radius_m)}</span>
        </p>
      )}
      {listing.transportations.length > 0 && (
        <>
          <h3 className={css.near}>{extraGroups.transport?.[locale]}</h3>
          <ul className={css.transport}>
            {listing.transportations.map((way) => (
              <li key={way.id}>
                <PropertyIcon name="bus" />
                {way.name[locale]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** To scale: the lines are one kilometre apart, the property is somewhere inside the circle. */
function ApproximateLocationDrawing({ metres, locale }: { metres: number; locale: Locale }) {
  const kilometre = 116;
  const radius = Math.min(132, (metres / 1000) * kilometre);
  return (
    <svg viewBox="0 0 420 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={css.lines}
        d={`${[-2, -1, 0, 1, 2, 3].map((n) => `M${210 + (n - 0.5) * kilometre} -60V360`).join('')}${[-1, 0, 1, 2]
          .map((n) => `M-200 ${150 + (n - 0.5) * kilometre}H620`)
          .join('')}`}
      />
      <path className={css.scale} d="M36 246v12h116v-12" />
      <text className={css.unit} x="94" y="280" textAnchor="middle">
        {words.kilometre[locale]}
      </text>
      <circle className={css.circle} cx="210" cy="150" r={radius} />
      <path className={css.radius} d={`M210 150H${210 + radius}`} />
      <circle className={css.centre} cx="210" cy="150" r="3.5" />
      <text className={css.label} x="210" y={150 + radius / 2 + 8} textAnchor="middle">
        {words.radius[locale](metres)}
      </text>
    </svg>
  );
}

function ExactLocationDrawing() {
  return (
    <svg viewBox="0 0 420 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {[220, 165, 110, 60].map((radius) => (
        <circle key={radius} className={css.ring} cx="210" cy="164" r={radius} />
      ))}
      <ellipse className={css.ground} cx="210" cy="166" rx="16" ry="5" />
      <path className={css.pin} d="M210 164s31-27 31-54a31 31 0 0 0-62 0c0 27 31 54 31 54z" />
      <path className={css.arch} d="M200 122v-11a10 10 0 0 1 20 0v11z" />
    </svg>
  );
}

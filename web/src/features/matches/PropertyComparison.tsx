/** Two properties side by side for an admin, with what differs marked in words and colour. */

import { formatDateTime, formatEuro, formatM2 } from '@estia/contract/format';
import { listNames } from '@estia/contract/map-names';
import { comparisonMessages as words } from '@estia/contract/matches/admin-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { propertyPath } from '../../platform/paths/property-path.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './PropertyComparison.module.css';

type Comparison = ApiReply<'GET /adminPanel/disputes/{id}'>['comparison'];
type Compared = Comparison['properties'][number];
type FactName = keyof Compared['facts'];

function formatFact(property: Compared, name: FactName, locale: Locale): string | null {
  const value = property.facts[name];
  if (value === null) return null;
  if (name === 'area' && typeof value === 'number') return formatM2(value, locale);
  return typeof value === 'object' ? value[locale] : String(value);
}

function Advertiser({ property, locale }: { property: Compared; locale: Locale }) {
  const { agency, user_id, username } = property.advertiser;
  return (
    <th scope="col">
      <span className={css.kind}>{(agency ? words.agency : words.owner)[locale]}</span>
      <a href={pathTo(locale, '/dashboard/admin/users/:id', { id: user_id })} translate="no">
        {agency ? agency.name[locale] : username}
      </a>
    </th>
  );
}

function Listings({ property, locale }: { property: Compared; locale: Locale }) {
  return property.listings.map((listing) => (
    <p key={listing.code} className={css.listing}>
      <a href={propertyPath(listing, locale)} translate="no">
        {listing.code}
      </a>{' '}
      {formatEuro(listing.price)}
      {listing.published_at && (
        <span className={css.small}>
          {words.published[locale]} {formatDateTime(listing.published_at, locale)}
        </span>
      )}
      {listing.is_active !== true && <span className={css.small}>({words.inactive[locale]})</span>}
    </p>
  ));
}

function Photos({ property, locale }: { property: Compared; locale: Locale }) {
  const { pictures } = property;
  if (pictures.length === 0) return <p className={css.small}>{words.noPhotos[locale]}</p>;
  return (
    <ul className={css.photos}>
      {pictures.map((picture, at) => (
        <li key={picture.key}>
          <Picture
            picture={picture}
            sizes="(max-width: 700px) 45vw, 220px"
            alt={picture.alt?.[locale] ?? words.photoOf[locale](at + 1, pictures.length)}
          />
        </li>
      ))}
    </ul>
  );
}

export function PropertyComparison({ comparison, locale }: { comparison: Comparison; locale: Locale }) {
  const { properties, score } = comparison;
  const names = listNames(words.facts);
  const cells = (name: FactName) => properties.map((property) => formatFact(property, name, locale));
  const differs = (name: FactName) => {
    const [one, other] = cells(name);
    return one != null && other != null && one !== other;
  };
  return (
    <Panel
      id="comparison"
      title={words.title[locale]}
      lead={score === null ? undefined : words.score[locale](Math.round(score * 100))}
    >
      <div className={css.box}>
        <table className={css.table}>
          <caption className="vh">{words.title[locale]}</caption>
          <thead>
            <tr>
              <td />
              {properties.map((property) => (
                <Advertiser key={property.property_id} property={property} locale={locale} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.listings[locale]}</th>
              {properties.map((property) => (
                <td key={property.property_id}>
                  <Listings property={property} locale={locale} />
                </td>
              ))}
            </tr>
            {names.map((name) => (
              <tr key={name} className={differs(name) ? css.differs : undefined}>
                <th scope="row">
                  {words.facts[name][locale]}
                  {differs(name) && <span className={css.mark}>{words.differs[locale]}</span>}
                </th>
                {cells(name).map((text, at) => (
                  <td key={properties[at]?.property_id} translate="no">
                    {text ?? <span className={css.small}>{words.unknown[locale]}</span>}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{words.photos[locale]}</th>
              {properties.map((property) => (
                <td key={property.property_id}>
                  <Photos property={property} locale={locale} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{words.description[locale]}</th>
              {properties.map(({ property_id, description }) => (
                <td key={property_id} className={css.description} translate="no">
                  {description[locale] ?? description.el ?? description.en ?? '–'}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

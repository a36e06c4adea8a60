/** Why a listing is reviewed: each rule that hit, with what it found. */
import { formatEuro } from '@estia/contract/format';
import { percent as formatPercent } from '@estia/contract/listings/messages';
import { reviewRuleNames } from '@estia/contract/listings/review/review-messages';
import { reviewScreenMessages as words } from '@estia/contract/listings/review/review-screen-messages';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import type { ApiReply } from '../../../platform/api-client.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { propertyPath } from '../../../platform/paths/property-path.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from './ReviewHits.module.css';

type Hit = ApiReply<'GET /adminPanel/listing-reviews/{id}'>['hits'][number];
type Props = { hit: Hit; locale: Locale };

function formatFinding({ hit, locale }: Props): string | null {
  const { price, estimate, percent, phrases, stopped_count: stopped, points } = hit;
  if (price !== undefined && estimate !== undefined && percent !== undefined)
    return words.priceFound[locale](formatEuro(price), formatPercent[locale](percent), formatEuro(estimate));
  if (phrases !== undefined) return words.phrasesFound[locale](phrases.map(words.quoted[locale]).join(', '));
  if (stopped !== undefined && points !== undefined) return words.accountFound[locale](stopped, points);
  return hit.rule === 'review_first_listing' ? words.firstFound[locale] : null;
}

function KnownPhoto({ hit: { other_property: other, photo_position: position }, locale }: Props) {
  if (!other || position === undefined) return null;
  return (
    <div className={css.known}>
      {other.picture && (
        <img src={pictureUrl(other.picture, 320, 'jpg')} width="120" height="90" alt={words.otherPhoto[locale]} />
      )}
      <p>
        {words.photoFound[locale](position)}{' '}
        <a href={propertyPath(other, locale)} translate="no">
          {other.code}
        </a>
      </p>
    </div>
  );
}

export function ReviewHits({ hits, locale }: { hits: readonly Hit[]; locale: Locale }) {
  if (hits.length === 0) return <p>{words.noHits[locale]}</p>;
  return (
    <ul className={css.hits}>
      {hits.map((hit) => (
        <li key={hit.rule}>
          <p className={css.name}>
            <a href={`${pathTo(locale, '/dashboard/admin/rules')}?code=${hit.rule}`}>
              {reviewRuleNames[hit.rule][locale]}
            </a>
            {hit.cleared_at !== null && <StatusBadge tone="plain">{words.cleared[locale]}</StatusBadge>}
          </p>
          <p>{formatFinding({ hit, locale })}</p>
          <KnownPhoto hit={hit} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

/** The ads of a change: what would become of each, or what did and why not. */
import { fieldErrorMessages } from '@estia/contract/fields';
import { bulkRefusalMessages, bulkChangeMessages as words } from '@estia/contract/listings/bulk-messages';
import type { BulkChangeListing } from '@estia/contract/listings/desk';
import type { BulkAction } from '@estia/contract/listings/desk-choices';
import { listingStateMessages } from '@estia/contract/listings/own-messages';
import { formatEuro } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { AdPicture } from '../../../ui/AdPicture.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { previewPath } from './ad-row.ts';
import css from './BulkList.module.css';

function Price({ ad, locale }: { ad: BulkChangeListing; locale: Locale }) {
  if (ad.new_price === null) return null;
  return (
    <p className={css.price}>
      <span className="vh">{words.from[locale]} </span>
      <s className={css.old}>{formatEuro(ad.price)}</s> <span aria-hidden="true">→</span>{' '}
      <span className="vh">{words.to[locale]} </span>
      <strong>{ad.new_price === ad.price ? words.unchanged[locale] : formatEuro(ad.new_price)}</strong>
    </p>
  );
}

function whyNot({ refusal, lacks }: BulkChangeListing, locale: Locale): string {
  const why = bulkRefusalMessages[refusal ?? '']?.[locale] ?? '';
  const what = lacks.flatMap((code) =>
    Object.hasOwn(fieldErrorMessages, code)
      ? [fieldErrorMessages[code as keyof typeof fieldErrorMessages][locale]]
      : [],
  );
  return what.length > 0 ? `${why}: ${what.join(', ')}` : why;
}

function Became({ ad, locale }: { ad: BulkChangeListing; locale: Locale }) {
  if (ad.state === 'refused') return <Mark tone="care">{whyNot(ad, locale)}</Mark>;
  if (ad.state === 'done') return <Mark tone="good">{words.changed[locale]}</Mark>;
  if (ad.state === 'same') return <Mark tone="plain">{words.wasSo[locale]}</Mark>;
  return <Mark tone="plain">{listingStateMessages[ad.ad_state].one[locale]}</Mark>;
}

export function BulkList({ ads, act, locale }: { ads: readonly BulkChangeListing[]; act: BulkAction; locale: Locale }) {
  return (
    <ul className={css.list} aria-label={words.list[locale]}>
      {ads.map((ad) => (
        <li className={css.row} key={ad.listing_id}>
          <AdPicture photo={ad.photo} />
          <div className={css.what}>
            <p className={css.name}>
              <a href={previewPath(ad, locale)}>{ad.title[locale]}</a>
            </p>
            <p className={css.code}>{ad.code}</p>
          </div>
          <div className={css.end}>
            {act === 'price' && <Price ad={ad} locale={locale} />}
            <Became ad={ad} locale={locale} />
          </div>
        </li>
      ))}
    </ul>
  );
}

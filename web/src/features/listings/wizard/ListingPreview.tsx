/** The card as it will stand in the results, from what is answered so far. What is missing asks to be filled in. */

import { formatEuro, formatEuroPerM2, formatM2 } from '@estia/contract/format';
import type { Draft } from '@estia/contract/listings/draft/draft';
import { preview as words } from '@estia/contract/listings/draft/wizard-messages';
import { cardMessages, priceMessages } from '@estia/contract/listings/messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import { parseAmount } from '@estia/contract/search/amounts';
import { AdvertiserAvatar } from '../../../ui/AdvertiserAvatar.tsx';
import type { SelectedPlace } from '../../../ui/location-picker/selected-place.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { EnergyBadge } from '../card/EnergyBadge.tsx';
import card from '../card/ListingCard.module.css';
import badge from '../card/listing-badge.module.css';
import { formatFactRow } from '../card/listing-text.ts';
import type { DraftController } from './draft/use-draft.ts';
import css from './ListingPreview.module.css';
import { WizardIcon } from './WizardIcon.tsx';

const parsePositiveAmount = (text: string): number | null => {
  const value = parseAmount(text);
  return value !== null && Number.isFinite(value) && value > 0 ? value : null;
};

export function getPreviewTitle(draft: DraftController, locale: Locale): string {
  const type = findLookup('types', draft.what.type_id)?.name[locale] ?? words.type[locale];
  const area = parsePositiveAmount(draft.value('area'));
  return (
    draft.value(locale === 'el' ? 'title_el' : 'title_en').trim() ||
    [type, area && formatM2(area, locale)].filter(Boolean).join(' ')
  );
}

type Props = {
  locale: Locale;
  draft: DraftController;
  place: SelectedPlace | null;
  photos: Draft['photos'];
  advertiser: { agencyId: number | null; name: string };
};

export function ListingPreview({ locale, draft, place, photos, advertiser }: Props) {
  const price = parsePositiveAmount(draft.value('price'));
  const area = parsePositiveAmount(draft.value('area'));
  const beds = Number(draft.value('bed_rooms')) || null;
  const floor = findLookup('floors', Number(draft.value('floor_id')) || null);
  const energy = findLookup('energy_classes', Number(draft.value('energy_class_id')) || null);
  const first = photos.find((photo) => photo.picture !== null)?.picture ?? null;
  const facts = {
    area,
    bedrooms: draft.what.category_id === 1 ? beds : null,
    bathrooms: Number(draft.value('bath_rooms')) || null,
    floor: floor && cardMessages.shortFloor[locale](floor.name[locale]),
  };
  return (
    <article className={card.card}>
      <div className={card.top}>
        <div className={css.photo}>
          {first ? (
            <Picture picture={first} sizes="320px" alt="" />
          ) : (
            <p className={css.none}>
              <WizardIcon name="camera" />
              {words.photos[locale]}
            </p>
          )}
        </div>
        <p className={card.badges}>
          <span className={badge.badge}>{cardMessages.isNew[locale]}</span>
        </p>
      </div>
      <div className={card.body}>
        <p className={card.prices}>
          <span className={card.price}>
            {price ? formatEuro(price) : <em className={css.todo}>{words.price[locale]}</em>}
            {price && draft.purpose === 'rent' && <small> {priceMessages.perMonth[locale]}</small>}
          </span>
          {price && area && <span className={card.perMetre}>{formatEuroPerM2(Math.round(price / area), locale)}</span>}
        </p>
        <p className={card.facts}>{formatFactRow(facts, locale)}</p>
        <h3 className={card.title}>{getPreviewTitle(draft, locale)}</h3>
        <p className={card.place}>
          {place ? (
            [...new Set([place.name, place.parent])].filter(Boolean).join(', ')
          ) : (
            <em className={css.todo}>{words.place[locale]}</em>
          )}
        </p>
      </div>
      <p className={card.foot}>
        <AdvertiserAvatar agencyId={advertiser.agencyId} name={advertiser.name} />
        <span className={card.name}>{advertiser.name}</span>
        <span className={card.age}>{words.today[locale]}</span>
        {energy && energy.extra.rank !== null ? (
          <EnergyBadge energy={{ letter: energy.name[locale], rank: Number(energy.extra.rank) }} locale={locale} />
        ) : (
          <span className={css.noClass}>
            <span className="vh">{words.energy[locale]}</span>
            <span aria-hidden="true">{locale === 'el' ? ';' : '?'}</span>
          </span>
        )}
      </p>
    </article>
  );
}

/** A new price in two presses: unfold, type, save. A plain form; what was refused comes back as typed. */

import { formatEuro } from '@estia/contract/format';
import type { OwnListingCard } from '@estia/contract/listings/model';
import { priceChange as words } from '@estia/contract/listings/price-messages';
import type { Locale } from '@estia/contract/pair';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import css from './ListingActions.module.css';
import type { ActionFormProps } from './ListingActions.tsx';

/** `780 € →`, before the price of today. */
export function OldPrice({
  listing,
  locale,
}: {
  listing: Pick<OwnListingCard, 'price' | 'previous_price'>;
  locale: Locale;
}) {
  if (listing.previous_price === null || listing.previous_price === listing.price) return null;
  return (
    <>
      <del className={css.old}>
        <span className="vh">{words.was[locale]} </span>
        {formatEuro(listing.previous_price)}
      </del>{' '}
      <span aria-hidden="true">→</span>{' '}
    </>
  );
}

type Props = ActionFormProps & { listing: Pick<OwnListingCard, 'listing_id' | 'price'>; title: string };

export function PriceForm({ listing, title, ...common }: Props) {
  const { locale, refusal } = common;
  const form = `price-${listing.listing_id}`;
  const { field, failed } = createFieldProps(locale, form, refusal);
  return (
    <details className={css.price} name="ad-price" open={failed}>
      <summary className={css.opener}>
        {words.open[locale]}
        <span className="vh">: {title}</span>
      </summary>
      <ActionForm
        {...common}
        intent="price"
        form={form}
        hidden={{ id: listing.listing_id, old_price: listing.price }}
        labels={{ price: words.label[locale] }}
        className={css.priceForm}
      >
        <Field
          {...field('price')}
          label={words.label[locale]}
          hint={words.now[locale](formatEuro(listing.price))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required
        />
        <SubmitButton locale={locale} kind="primary">
          {words.save[locale]}
        </SubmitButton>
      </ActionForm>
    </details>
  );
}

/** Own listings with a box each: ticked ones are units of the development. A page of the list is saved at a time. */
import type { AttachableUnit } from '@estia/contract/complexes/model';
import { ownComplexMessages as words } from '@estia/contract/complexes/own-complex-messages';
import { formatEuro, formatM2 } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../../platform/forms.ts';
import { useCurrentPath } from '../../../platform/use-current-path.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import css from './my-complexes.module.css';

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  listings: readonly AttachableUnit[];
  search: string;
  /** The development hides its address: only listings that do so too can be in it. */
  isHidden: boolean;
};

function findNote(listing: AttachableUnit, isHidden: boolean, locale: Locale): string | null {
  if (listing.hide_address !== isHidden) return words.otherAddress[locale];
  if (!listing.is_active) return words.notActive[locale];
  return listing.is_public ? words.shown[locale] : null;
}

export function ComplexUnitsPanel({ listings, search, isHidden, ...common }: Props) {
  const { locale } = common;
  const currentPath = useCurrentPath();
  const attached = listings.filter((listing) => listing.is_attached).map((listing) => listing.property_id);
  return (
    <>
      <search>
        <form method="get" action={currentPath.replace(/\?.*$/, '')} className={css.search}>
          <Field
            locale={locale}
            name="q"
            label={words.search[locale]}
            defaultValue={search}
            maxLength={80}
            type="search"
            required
          />
          <button type="submit" className={buttonClass('outline')}>
            {words.find[locale]}
          </button>
        </form>
      </search>
      {listings.length === 0 ? (
        <p className={css.note}>{words.noListings[locale]}</p>
      ) : (
        <ActionForm
          {...common}
          intent="units"
          labels={{ attach: words.listings[locale] }}
          hidden={{ was: attached.join(',') }}
        >
          <ul className={css.ads} aria-label={words.listings[locale]}>
            {listings.map((listing) => {
              const note = findNote(listing, isHidden, locale);
              const what = [listing.type[locale], formatM2(listing.area, locale)].join(' ');
              return (
                <li key={listing.property_id}>
                  <label className={css.ad}>
                    <input
                      type="checkbox"
                      name={`units.on-${listing.property_id}`}
                      defaultChecked={listing.is_attached}
                      disabled={!listing.is_attached && listing.hide_address !== isHidden}
                    />
                    <span className={css.thumb}>
                      <Picture picture={listing.picture} sizes="72px" alt="" />
                    </span>
                    <span className={css.what}>
                      <b>{what}</b>
                      <small>
                        {[
                          listing.code,
                          listing.district[locale],
                          listing.floor?.[locale],
                          words[listing.hide_address ? 'isHidden' : 'isOpen'][locale],
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </span>
                    <span className={css.money}>
                      {formatEuro(listing.price)} {note && <small>{note}</small>}
                    </span>
                  </label>
                </li>
              );
            })}
          </ul>
          <div className={css.save}>
            <SubmitButton locale={locale}>{words.saveListings[locale]}</SubmitButton>
            <p className={css.note}>{words.saveListingsHint[locale]}</p>
          </div>
        </ActionForm>
      )}
    </>
  );
}

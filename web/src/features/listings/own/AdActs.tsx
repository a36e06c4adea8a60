/** What can be done with an ad in its state, as the one table of states says. Each act is a plain form. */
import { ending, listingActionMessages, ownListingsMessages as words } from '@estia/contract/listings/own-messages';
import { endingActs, type ListingAction, type ListingState, listAllowedActions } from '@estia/contract/listings/states';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import type { ReactNode } from 'react';
import type { Refusal } from '../../../platform/forms.ts';
import { ActForm, fieldsOf } from '../../../ui/form/ActForm.tsx';
import { Select } from '../../../ui/form/Choices.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Form.tsx';
import css from './AdActs.module.css';
import { OwnIcon } from './OwnIcon.tsx';

export type ActProps = { locale: Locale; formKey: string; refusal: Refusal | null };

/** The name of an ad's form: its errors find it by that. */
const adForm = (listingId: number, act: ListingAction | 'move' = 'move'): string => `${act}-${listingId}`;

type OneProps = ActProps & {
  listingId: number;
  title: string;
  act: ListingAction;
  kind?: 'main' | 'line' | 'quiet';
  className?: string | undefined;
};

/** One act as a button of its own. */
export function ActButton({ listingId, title, act, kind = 'quiet', className, ...common }: OneProps) {
  const form = adForm(listingId, act);
  return (
    <ActForm {...common} act={act} form={form} hidden={{ id: listingId }} className={className ?? css.inline}>
      <Submit locale={common.locale} kind={kind}>
        {listingActionMessages[act][common.locale]}
        <span className="vh">: {title}</span>
      </Submit>
    </ActForm>
  );
}

type EndProps = Omit<OneProps, 'kind' | 'className'> & { purpose: Purpose };

/** Pausing or deleting: what became of the home may be said with it. */
export function EndForm({ listingId, title, act, purpose, ...common }: EndProps) {
  const { locale } = common;
  const form = adForm(listingId, act);
  const { field, failed } = fieldsOf(locale, form, common.refusal);
  return (
    <details className={css.price} name="ad-price" open={failed}>
      <summary className={css.opener}>
        {listingActionMessages[act][locale]}
        <span className="vh">: {title}</span>
      </summary>
      <ActForm
        {...common}
        act={act}
        form={form}
        hidden={{ id: listingId }}
        labels={{ outcome: ending.agreed[purpose][locale], outcome_price: ending.price[locale] }}
        className={css.priceForm}
      >
        <Select
          {...field('outcome')}
          label={ending.agreed[purpose][locale]}
          empty={ending.unsaid[locale]}
          options={[
            { value: 'agreed', label: ending.yes[purpose][locale] },
            { value: 'withdrawn', label: ending.no[locale] },
          ]}
        />
        <Field
          {...field('outcome_price')}
          label={ending.price[locale]}
          hint={ending.priceHint[locale]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
        <Submit locale={locale} kind="main">
          {listingActionMessages[act][locale]}
          <span className="vh">: {title}</span>
        </Submit>
      </ActForm>
    </details>
  );
}

type SureProps = ActProps & { listingId: number; title: string };

/** Two presses, the second one told what it does. */
export function DeleteForGood({ listingId, title, ...common }: SureProps) {
  const { locale } = common;
  const form = adForm(listingId, 'delete');
  return (
    <details className={css.sure} open={common.refusal?.values.form === form}>
      <summary className={css.opener}>
        {listingActionMessages.delete[locale]}
        <span className="vh">: {title}</span>
      </summary>
      <ActForm {...common} act="delete" form={form} hidden={{ id: listingId }} className={css.sureForm}>
        <p>{words.deleteSure[locale](1)}</p>
        <Submit locale={locale} kind="line">
          {words.deleteYes[locale]}
        </Submit>
      </ActForm>
    </details>
  );
}

type MenuProps = ActProps & {
  listingId: number;
  title: string;
  state: ListingState;
  purpose: Purpose;
  /** Links before the acts. */
  children?: ReactNode;
};

export function ActMenu({ listingId, title, state, purpose, children, ...common }: MenuProps) {
  const { locale, refusal } = common;
  const failed = refusal?.values.form?.endsWith(`-${listingId}`) ?? false;
  return (
    <details className={css.menu} name="ad-acts" open={failed}>
      <summary className={css.dots} aria-label={words.ofAd[locale](words.more[locale], title)}>
        <OwnIcon name="more" heavy />
      </summary>
      <div className={css.panel}>
        {children && <div className={css.item}>{children}</div>}
        {listAllowedActions(state).map((act) =>
          act === 'delete' ? (
            <DeleteForGood key={act} listingId={listingId} title={title} {...common} />
          ) : endingActs.includes(act) ? (
            <EndForm key={act} listingId={listingId} title={title} act={act} purpose={purpose} {...common} />
          ) : (
            <ActButton key={act} listingId={listingId} title={title} act={act} className={css.item} {...common} />
          ),
        )}
      </div>
    </details>
  );
}

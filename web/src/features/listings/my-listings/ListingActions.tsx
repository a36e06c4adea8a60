/** What can be done with a listing in its state, as the one table of states says. Each action is a plain form. */
import {
  ending,
  listingActionMessages,
  ownListingsMessages as words,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import {
  endingActions,
  type ListingAction,
  type ListingState,
  listAllowedActions,
} from '@estia/contract/listings/states';
import type { Locale } from '@estia/contract/pair';
import type { Purpose } from '@estia/contract/search/model';
import type { ReactNode } from 'react';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import css from './ListingActions.module.css';
import { MyListingIcon } from './MyListingIcon.tsx';

export type ActionFormProps = { locale: Locale; formKey: string; refusal: FormError | null };

/** The name of a listing's form: its errors find it by that. */
const getListingFormId = (listingId: number, action: ListingAction | 'move' = 'move'): string =>
  `${action}-${listingId}`;

type ActionButtonProps = ActionFormProps & {
  listingId: number;
  title: string;
  action: ListingAction;
  kind?: 'primary' | 'outline' | 'text';
  className?: string | undefined;
};

/** One action as a button of its own. */
export function ListingActionButton({
  listingId,
  title,
  action,
  kind = 'text',
  className,
  ...common
}: ActionButtonProps) {
  const form = getListingFormId(listingId, action);
  return (
    <ActionForm {...common} intent={action} form={form} hidden={{ id: listingId }} className={className ?? css.inline}>
      <SubmitButton locale={common.locale} kind={kind}>
        {listingActionMessages[action][common.locale]}
        <span className="vh">: {title}</span>
      </SubmitButton>
    </ActionForm>
  );
}

type EndProps = Omit<ActionButtonProps, 'kind' | 'className'> & { purpose: Purpose };

/** Pausing or deleting: what became of the property may be stated with it. */
export function EndForm({ listingId, title, action, purpose, ...common }: EndProps) {
  const { locale } = common;
  const form = getListingFormId(listingId, action);
  const { field, failed } = createFieldProps(locale, form, common.refusal);
  return (
    <details className={css.price} name="ad-price" open={failed}>
      <summary className={css.opener}>
        {listingActionMessages[action][locale]}
        <span className="vh">: {title}</span>
      </summary>
      <ActionForm
        {...common}
        intent={action}
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
            { value: 'withdrawn', label: (action === 'remove' ? ending.no.remove : ending.no.deactivate)[locale] },
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
        <SubmitButton locale={locale} kind="primary">
          {listingActionMessages[action][locale]}
          <span className="vh">: {title}</span>
        </SubmitButton>
      </ActionForm>
    </details>
  );
}

type DeleteProps = ActionFormProps & { listingId: number; title: string };

/** Two presses, the second with what it does. */
export function DeleteListingForm({ listingId, title, ...common }: DeleteProps) {
  const { locale } = common;
  const form = getListingFormId(listingId, 'delete');
  return (
    <details className={css.sure} open={common.refusal?.values.form === form}>
      <summary className={css.opener}>
        {listingActionMessages.delete[locale]}
        <span className="vh">: {title}</span>
      </summary>
      <ActionForm {...common} intent="delete" form={form} hidden={{ id: listingId }} className={css.sureForm}>
        <p>{words.deleteWarning[locale](1)}</p>
        <SubmitButton locale={locale} kind="outline">
          {words.deleteYes[locale]}
        </SubmitButton>
      </ActionForm>
    </details>
  );
}

type MenuProps = ActionFormProps & {
  listingId: number;
  title: string;
  state: ListingState;
  purpose: Purpose;
  /** Links before the actions. */
  children?: ReactNode;
};

export function ListingActionMenu({ listingId, title, state, purpose, children, ...common }: MenuProps) {
  const { locale, refusal } = common;
  const failed = refusal?.values.form?.endsWith(`-${listingId}`) ?? false;
  return (
    <details className={css.menu} name="ad-acts" open={failed}>
      <summary className={css.dots} aria-label={words.ofListing[locale](words.more[locale], title)}>
        <MyListingIcon name="more" heavy />
      </summary>
      <div className={css.panel}>
        {children && <div className={css.item}>{children}</div>}
        {listAllowedActions(state).map((action) =>
          action === 'delete' ? (
            <DeleteListingForm key={action} listingId={listingId} title={title} {...common} />
          ) : endingActions.includes(action) ? (
            <EndForm key={action} listingId={listingId} title={title} action={action} purpose={purpose} {...common} />
          ) : (
            <ListingActionButton
              key={action}
              listingId={listingId}
              title={title}
              action={action}
              className={css.item}
              {...common}
            />
          ),
        )}
      </div>
    </details>
  );
}

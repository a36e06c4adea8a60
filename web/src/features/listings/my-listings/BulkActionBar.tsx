/**
 * One action for many listings. The boxes of the rows belong to this form by its id, so it needs no script; script counts
 * them and ticks them all. What is not only a change of state is written down and looked at before it is done.
 */
import { bulkChangeMessages } from '@estia/contract/listings/dashboard/bulk-change-messages';
import {
  listingActionMessages,
  ownListingsMessages as words,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import { type ListingState, listAllowedActions } from '@estia/contract/listings/states';
import { useEffect, useRef, useState } from 'react';
import { useCurrentPath } from '../../../platform/use-current-path.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { RadioGroup, Select } from '../../../ui/form/ChoiceFields.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormAuthorInput, IdempotencyKeyInput, SubmitButton } from '../../../ui/form/Form.tsx';
import css from './BulkActionBar.module.css';
import type { ActionFormProps } from './ListingActions.tsx';

export const BULK_FORM_ID = 'bulk';
const roundingSteps = [1, 10, 100, 1_000] as const;

const getRowCheckboxes = (form: HTMLFormElement | null): HTMLInputElement[] =>
  form ? [...form.elements].filter((each): each is HTMLInputElement => each.matches('[data-choose]')) : [];

type Props = ActionFormProps & {
  state: ListingState;
  purpose: 'sale' | 'rent' | undefined;
  /** What else the list is filtered by: a change of all is about what it shows. */
  filter?: Readonly<Partial<Record<string, string>>>;
  /** Of the whole list, and of this page. */
  count: number;
  shown: number;
};

export function BulkActionBar({ locale, formKey, refusal, state, purpose, filter = {}, count, shown }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(0);
  const [allSelected, setAllSelected] = useState(false);
  const hydrated = useHydrated();
  const currentPath = useCurrentPath();
  useEffect(() => {
    const check = () => {
      setTicked(getRowCheckboxes(form.current).filter((box) => box.checked).length);
      setAllSelected(form.current?.querySelector<HTMLInputElement>('[data-whole]')?.checked ?? false);
    };
    check();
    document.addEventListener('change', check);
    // Going back fills boxes without telling.
    addEventListener('pageshow', check);
    return () => {
      document.removeEventListener('change', check);
      removeEventListener('pageshow', check);
    };
  }, []);
  const all = getRowCheckboxes(form.current).length;
  const chosen = allSelected ? count : ticked;
  const ways = listAllowedActions(state);
  const { field, failed } = createFieldProps(locale, BULK_FORM_ID, refusal);
  const wrong = (...names: string[]) => failed && names.some((name) => refusal?.fields[`${BULK_FORM_ID}.${name}`]);
  return (
    <form
      id={BULK_FORM_ID}
      ref={form}
      method="post"
      action={currentPath}
      className={hydrated && chosen === 0 && !failed ? css.bar : `${css.bar} ${css.awake}`}
      aria-label={words.chosenLabel[locale]}
      noValidate
    >
      <input type="hidden" name="intent" value="bulk" />
      <input type="hidden" name="form" value={BULK_FORM_ID} />
      <input type="hidden" name={`${BULK_FORM_ID}.state`} value={state} />
      {purpose && <input type="hidden" name={`${BULK_FORM_ID}.for`} value={purpose} />}
      {Object.entries(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={`${BULK_FORM_ID}.${name}`} value={value} />
      ))}
      <IdempotencyKeyInput value={formKey} />
      <FormAuthorInput />
      {failed && refusal && (
        <ErrorSummary
          locale={locale}
          refusal={refusal}
          labels={{
            [`${BULK_FORM_ID}.amount`]: bulkChangeMessages.amount[locale],
            [`${BULK_FORM_ID}.name`]: bulkChangeMessages.name[locale],
            [`${BULK_FORM_ID}.phone`]: bulkChangeMessages.phone[locale],
          }}
        />
      )}
      {hydrated && (
        <label className={css.all}>
          <input
            type="checkbox"
            checked={ticked > 0 && ticked === all}
            onChange={(event) => {
              for (const box of getRowCheckboxes(form.current)) box.checked = event.currentTarget.checked;
              setTicked(event.currentTarget.checked ? getRowCheckboxes(form.current).length : 0);
            }}
          />
          {words.selectAll[locale]}
        </label>
      )}
      {/* Without script nothing else chooses the whole page. */}
      {(count > shown || !hydrated) && count > 1 && state !== 'removed' && (
        <label className={css.all}>
          <input type="checkbox" name={`${BULK_FORM_ID}.all`} value="on" data-whole />
          {bulkChangeMessages.all[locale](count)}
        </label>
      )}
      <div className={css.actions}>
        <p className={css.count} role="status">
          {hydrated ? chosen > 0 && words.chosen[locale](chosen) : words.chosenLabel[locale]}
        </p>
        {ways.map((action) =>
          action === 'delete' ? (
            <details className={css.sure} key={action}>
              <summary>{listingActionMessages.delete[locale]}</summary>
              <div>
                <p>{words.deleteWarning[locale](chosen)}</p>
                <SubmitButton locale={locale} kind="outline" name={`${BULK_FORM_ID}.intent`} value="delete">
                  {words.deleteYes[locale]}
                </SubmitButton>
              </div>
            </details>
          ) : (
            <SubmitButton key={action} locale={locale} kind="outline" name={`${BULK_FORM_ID}.intent`} value={action}>
              {listingActionMessages[action][locale]}
            </SubmitButton>
          ),
        )}
        {state !== 'removed' && (
          <>
            <details className={`${css.sure} ${css.plain}`} open={wrong('amount') || undefined} name="bulk-more">
              <summary>{bulkChangeMessages.price[locale]}</summary>
              <div>
                <RadioGroup
                  locale={locale}
                  name={`${BULK_FORM_ID}.by`}
                  label={bulkChangeMessages.by[locale]}
                  required
                  defaultValue={field('by', 'percent').defaultValue || 'percent'}
                  options={[
                    { value: 'percent', label: bulkChangeMessages.percent[locale] },
                    { value: 'value', label: bulkChangeMessages.value[locale] },
                  ]}
                />
                <Field
                  {...field('amount')}
                  label={bulkChangeMessages.amount[locale]}
                  hint={bulkChangeMessages.amountHint[locale]}
                  required
                  maxLength={20}
                  autoComplete="off"
                />
                <Select
                  locale={locale}
                  name={`${BULK_FORM_ID}.round`}
                  label={bulkChangeMessages.round[locale]}
                  required
                  defaultValue={field('round', '1').defaultValue || '1'}
                  options={roundingSteps.map((step) => ({
                    value: String(step),
                    label: bulkChangeMessages.roundTo[locale](step),
                  }))}
                />
                <SubmitButton locale={locale} kind="primary" name={`${BULK_FORM_ID}.intent`} value="price">
                  {bulkChangeMessages.preview[locale]}
                </SubmitButton>
              </div>
            </details>
            <details className={`${css.sure} ${css.plain}`} open={wrong('name', 'phone') || undefined} name="bulk-more">
              <summary>{bulkChangeMessages.contact[locale]}</summary>
              <div>
                <p>{bulkChangeMessages.contactHint[locale]}</p>
                <Field {...field('name')} label={bulkChangeMessages.name[locale]} maxLength={80} autoComplete="off" />
                <Field
                  {...field('phone')}
                  label={bulkChangeMessages.phone[locale]}
                  type="tel"
                  inputMode="tel"
                  maxLength={20}
                  autoComplete="off"
                />
                <SubmitButton locale={locale} kind="primary" name={`${BULK_FORM_ID}.intent`} value="contact">
                  {bulkChangeMessages.preview[locale]}
                </SubmitButton>
              </div>
            </details>
          </>
        )}
      </div>
    </form>
  );
}

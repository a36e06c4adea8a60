/**
 * One act for many ads. The boxes of the rows belong to this form by its id, so it needs no script; script counts them
 * and ticks them all. What is not only a change of state is written down and looked at before it is done.
 */
import { bulkChangeMessages } from '@estia/contract/listings/bulk-messages';
import { listingActionMessages, ownListingsMessages as words } from '@estia/contract/listings/own-messages';
import { type ListingState, listAllowedActions } from '@estia/contract/listings/states';
import { useEffect, useRef, useState } from 'react';
import { useHere } from '../../../platform/here.ts';
import { useHydrated } from '../../../platform/hydrated.ts';
import { fieldsOf } from '../../../ui/form/ActForm.tsx';
import { Choice, Select } from '../../../ui/form/Choices.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormKey, Submit, WithoutScript } from '../../../ui/form/Form.tsx';
import type { ActProps } from './AdActs.tsx';
import css from './BulkBar.module.css';

export const BULK = 'bulk';
const steps = [1, 10, 100, 1_000] as const;

const boxes = (form: HTMLFormElement | null): HTMLInputElement[] =>
  form ? [...form.elements].filter((each): each is HTMLInputElement => each.matches('[data-choose]')) : [];

type Props = ActProps & {
  state: ListingState;
  purpose: 'sale' | 'rent' | undefined;
  /** Of the whole list, and of this page. */
  count: number;
  shown: number;
};

export function BulkBar({ locale, formKey, refusal, state, purpose, count, shown }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(0);
  const [whole, setWhole] = useState(false);
  const hydrated = useHydrated();
  const here = useHere();
  useEffect(() => {
    const look = () => {
      setTicked(boxes(form.current).filter((box) => box.checked).length);
      setWhole(form.current?.querySelector<HTMLInputElement>('[data-whole]')?.checked ?? false);
    };
    look();
    document.addEventListener('change', look);
    // Going back fills boxes without telling.
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('change', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  const all = boxes(form.current).length;
  const chosen = whole ? count : ticked;
  const ways = listAllowedActions(state);
  const { field, failed } = fieldsOf(locale, BULK, refusal);
  const wrong = (...names: string[]) => failed && names.some((name) => refusal?.fields[`${BULK}.${name}`]);
  return (
    <form
      id={BULK}
      ref={form}
      method="post"
      action={here}
      className={hydrated && chosen === 0 && !failed ? css.bar : `${css.bar} ${css.awake}`}
      aria-label={words.chosenLabel[locale]}
      noValidate
    >
      <input type="hidden" name="act" value="bulk" />
      <input type="hidden" name="form" value={BULK} />
      <input type="hidden" name={`${BULK}.state`} value={state} />
      {purpose && <input type="hidden" name={`${BULK}.for`} value={purpose} />}
      <FormKey value={formKey} />
      <WithoutScript />
      {failed && refusal && (
        <ErrorSummary
          locale={locale}
          refusal={refusal}
          labels={{
            [`${BULK}.amount`]: bulkChangeMessages.amount[locale],
            [`${BULK}.name`]: bulkChangeMessages.name[locale],
            [`${BULK}.phone`]: bulkChangeMessages.phone[locale],
          }}
        />
      )}
      {hydrated && (
        <label className={css.all}>
          <input
            type="checkbox"
            checked={ticked > 0 && ticked === all}
            onChange={(event) => {
              for (const box of boxes(form.current)) box.checked = event.currentTarget.checked;
              setTicked(event.currentTarget.checked ? boxes(form.current).length : 0);
            }}
          />
          {words.selectAll[locale]}
        </label>
      )}
      {count > shown && state !== 'removed' && (
        <label className={css.all}>
          <input type="checkbox" name={`${BULK}.all`} value="on" data-whole />
          {bulkChangeMessages.all[locale](count)}
        </label>
      )}
      <div className={css.acts}>
        <p className={css.count} role="status">
          {hydrated ? chosen > 0 && words.chosen[locale](chosen) : words.chosenLabel[locale]}
        </p>
        {ways.map((act) =>
          act === 'delete' ? (
            <details className={css.sure} key={act}>
              <summary>{listingActionMessages.delete[locale]}</summary>
              <div>
                <p>{words.deleteSure[locale](chosen)}</p>
                <Submit locale={locale} kind="line" name={`${BULK}.act`} value="delete">
                  {words.deleteYes[locale]}
                </Submit>
              </div>
            </details>
          ) : (
            <Submit key={act} locale={locale} kind="line" name={`${BULK}.act`} value={act}>
              {listingActionMessages[act][locale]}
            </Submit>
          ),
        )}
        {state !== 'removed' && (
          <>
            <details className={`${css.sure} ${css.plain}`} open={wrong('amount') || undefined} name="bulk-more">
              <summary>{bulkChangeMessages.price[locale]}</summary>
              <div>
                <Choice
                  locale={locale}
                  name={`${BULK}.by`}
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
                  name={`${BULK}.round`}
                  label={bulkChangeMessages.round[locale]}
                  required
                  defaultValue={field('round', '1').defaultValue || '1'}
                  options={steps.map((step) => ({
                    value: String(step),
                    label: bulkChangeMessages.roundTo[locale](step),
                  }))}
                />
                <Submit locale={locale} kind="main" name={`${BULK}.act`} value="price">
                  {bulkChangeMessages.look[locale]}
                </Submit>
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
                <Submit locale={locale} kind="main" name={`${BULK}.act`} value="contact">
                  {bulkChangeMessages.look[locale]}
                </Submit>
              </div>
            </details>
          </>
        )}
      </div>
    </form>
  );
}

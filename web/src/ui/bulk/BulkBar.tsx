/**
 * One decision for many rows of an admin's list. The boxes of the rows belong to this form by its id, so it needs no script;
 * script counts them. Nothing is done from here: the next page says what would be.
 */
import { adminBulkLimits, type BulkList, bulkListActions } from '@estia/contract/admin-bulk/bulk-choices';
import { bulkActionNames, adminBulkMessages as words } from '@estia/contract/admin-bulk/messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { FormError } from '../../platform/forms.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { useCurrentPath } from '../../platform/use-current-path.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { FormAuthorInput, IdempotencyKeyInput, SubmitButton } from '../form/Form.tsx';
import css from './BulkBar.module.css';
import { BULK_FORM } from './bulk-form.ts';

const getBoxes = (form: HTMLFormElement | null): HTMLInputElement[] =>
  form ? [...form.elements].filter((each): each is HTMLInputElement => each.matches('[data-choose]')) : [];

type Props = {
  locale: Locale;
  list: BulkList;
  formKey: string;
  refusal: FormError | null;
  /** What the list is filtered by: a decision about all is about what it shows. */
  filter: Readonly<Record<string, string | number | undefined>>;
  /** Of the whole list, and of this page. */
  count: number;
  shown: number;
};

export function BulkBar({ locale, list, formKey, refusal, filter, count, shown }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(0);
  const [all, setAll] = useState(false);
  const hydrated = useHydrated();
  const currentPath = useCurrentPath();
  const { search } = useLocation();
  const [begun, action] = (new URLSearchParams(search).get('selection') ?? '').split('.');
  useEffect(() => {
    const check = () => {
      setTicked(getBoxes(form.current).filter((box) => box.checked).length);
      setAll(form.current?.querySelector<HTMLInputElement>('[data-whole]')?.checked ?? false);
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
  const failed = refusal?.values.form === BULK_FORM;
  const chosen = all ? Math.min(count, adminBulkLimits.most) : ticked;
  const offered = bulkListActions[list].filter((each) => !begun || each === action);
  return (
    <form
      id={BULK_FORM}
      ref={form}
      method="post"
      action={currentPath}
      className={css.bar}
      aria-label={words.label[locale]}
      noValidate
    >
      <input type="hidden" name="intent" value={BULK_FORM} />
      <input type="hidden" name="form" value={BULK_FORM} />
      {Object.entries(filter).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={`${BULK_FORM}.filter.${name}`} value={value} />,
      )}
      {begun && <input type="hidden" name={`${BULK_FORM}.add_to`} value={begun} />}
      <IdempotencyKeyInput value={formKey} />
      <FormAuthorInput />
      {failed && refusal && <ErrorSummary locale={locale} refusal={refusal} labels={{}} />}
      {begun && (
        <p className={css.begun}>
          {words.addTo[locale]}{' '}
          <a href={pathTo(locale, '/dashboard/admin/bulk-actions/:id', { id: begun })}>{words.toPreview[locale]}</a>
        </p>
      )}
      {hydrated && (
        <label className={css.all}>
          <input
            type="checkbox"
            checked={ticked > 0 && ticked === getBoxes(form.current).length}
            onChange={(event) => {
              for (const box of getBoxes(form.current)) box.checked = event.currentTarget.checked;
              setTicked(event.currentTarget.checked ? getBoxes(form.current).length : 0);
            }}
          />
          {words.selectAll[locale]}
        </label>
      )}
      {count > shown && (
        <label className={css.all}>
          <input type="checkbox" name={`${BULK_FORM}.all`} value="on" data-whole />
          {words.all[locale](count)}
        </label>
      )}
      <div className={css.actions}>
        <p className={css.count} role="status">
          {hydrated && chosen > 0 ? words.chosen[locale](chosen) : words.choose[locale]}
        </p>
        {offered.map((each) => (
          <SubmitButton key={each} locale={locale} kind="outline" name={`${BULK_FORM}.action`} value={each}>
            {`${bulkActionNames[each][locale]}…`}
          </SubmitButton>
        ))}
      </div>
    </form>
  );
}

/** The box of a row, anywhere on the page. */
export function BulkCheckbox({ locale, id, name }: { locale: Locale; id: number; name: string }) {
  return (
    <label className={css.box}>
      <input type="checkbox" form={BULK_FORM} name={`${BULK_FORM}.id-${id}`} value="on" data-choose />
      <span className="vh">{words.select[locale](name)}</span>
    </label>
  );
}

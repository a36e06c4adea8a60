/** What an admin can do with a source of an agency, each time with a reason that the agency reads. */
import { accountLimits } from '@estia/contract/accounts/limits';
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { adminSourceMessages as words } from '@estia/contract/sources/admin-source-messages';
import type { SourceKind, SourceState } from '@estia/contract/sources/source-choices';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure } from '../../../ui/Panel.tsx';

type Source = { id: number; name: string; kind: SourceKind; state: SourceState; items: { live: number } };
type Common = { locale: Locale; formKey: string; refusal: FormError | null };

/** Of every source on the page: what was typed into one that has gone meanwhile is shown apart. */
export const listSourceForms = ({ id }: { id: number }): string[] => [`run-${id}`, `remove-${id}`];

export function SourceActions({ source, ...common }: Common & { source: Source }) {
  const { locale, refusal } = common;
  const { id, name, kind, state, items } = source;
  if (state === 'removed') return null;
  const [runForm = '', removeForm = ''] = listSourceForms(source);
  const run = createFieldProps(locale, runForm, refusal);
  const remove = createFieldProps(locale, removeForm, refusal);
  const named = (text: string) => (
    <>
      {text}
      <span className="vh">: {name}</span>
    </>
  );
  const single = { ...common, hidden: { id }, labels: { reason: words.reason[locale] }, className: grid.form };
  const reason = (field: ReturnType<typeof createFieldProps>['field']) => (
    <Field
      {...field('reason')}
      label={words.reason[locale]}
      maxLength={accountLimits.reason}
      autoComplete="off"
      required
    />
  );
  const isStopped = state === 'stopped';
  // What an agency sends itself cannot be fetched.
  const title = isStopped ? words.startAgain : kind === 'url' ? words.startOrStop : words.stop;
  return (
    <>
      <Disclosure quiet open={run.failed} summary={named(title[locale])}>
        <ActionForm {...single} intent="run" form={runForm}>
          {!isStopped && <p className={grid.note}>{words.stopText[locale]}</p>}
          {reason(run.field)}
          <div className={grid.actions}>
            {(isStopped || kind === 'url') && (
              <SubmitButton locale={locale} name={`${runForm}.action`} value="start">
                {(isStopped ? words.startAgain : words.read)[locale]}
              </SubmitButton>
            )}
            {!isStopped && (
              <SubmitButton locale={locale} kind="outline" name={`${runForm}.action`} value="stop">
                {words.stop[locale]}
              </SubmitButton>
            )}
          </div>
        </ActionForm>
      </Disclosure>
      <Disclosure quiet open={remove.failed} summary={named(words.remove[locale])}>
        <ActionForm {...single} intent="remove" form={removeForm}>
          <p className={grid.note}>
            {items.live > 0
              ? words.removeText[locale](items.live, formatCount(items.live, locale))
              : words.removeEmpty[locale]}
          </p>
          {reason(remove.field)}
          <div className={grid.actions}>
            <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
              {words.remove[locale]}
            </SubmitButton>
          </div>
        </ActionForm>
      </Disclosure>
    </>
  );
}

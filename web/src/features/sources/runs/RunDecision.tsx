/** The yes or no to what a run shows. The first yes comes with the declaration of the right to publish. */
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { runScreenMessages as words } from '@estia/contract/sources/screens/run-screen-messages';
import type { Source, SourceRun } from '@estia/contract/sources/source-model';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox } from '../../../ui/form/ChoiceFields.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Panel } from '../../../ui/Panel.tsx';
import css from './run.module.css';

type Props = { locale: Locale; formKey: string; refusal: FormError | null; run: SourceRun; source: Source };

export const decisionForms = ['confirm', 'decline'] as const;

export function RunDecision({ run, source, ...common }: Props) {
  const { locale, refusal } = common;
  const confirm = createFieldProps(locale, 'confirm', refusal);
  const withoutRoom = run.plan?.without_room ?? 0;
  const { create, update, return: back, remove, draft } = run.counts;
  if (create + update + back + remove + draft === 0)
    return (
      <Panel id="decision" title={words.nothingToApply[locale]}>
        <p>{words.nothingToApplyText[locale]}</p>
      </Panel>
    );
  return (
    <Panel id="decision" title={words.ask[locale]}>
      {withoutRoom > 0 && (
        <p>
          {words.withoutRoom[locale](withoutRoom, formatCount(withoutRoom, locale))}{' '}
          <a className={css.link} href={pathTo(locale, '/dashboard/user/subscription/plans')}>
            {words.plans[locale]}
          </a>
        </p>
      )}
      <div className={css.decision}>
        <ActionForm
          {...common}
          intent="confirm"
          className={grid.form}
          labels={{ right_declared: words.declare[locale] }}
        >
          {!source.is_right_declared && (
            <Checkbox {...confirm.check('right_declared', false)} label={words.declare[locale]} required />
          )}
          {!source.is_confirmed && <p className={grid.note}>{words.afterFirst[locale]}</p>}
          <div className={grid.actions}>
            <SubmitButton locale={locale} kind="accent">
              {words.confirm[locale]}
            </SubmitButton>
          </div>
        </ActionForm>
        <ActionForm {...common} intent="decline">
          <div className={grid.actions}>
            <SubmitButton locale={locale} kind="outline">
              {words.decline[locale]}
            </SubmitButton>
          </div>
        </ActionForm>
      </div>
    </Panel>
  );
}

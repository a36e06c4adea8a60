/** Warnings about somebody's reports and suspensions, and how one is lifted. */
import { athensDay } from '@estia/contract/athens';
import { formatShortDate } from '@estia/contract/format';
import { misuseMessages as words } from '@estia/contract/moderation/misuse-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import type { FormError } from '../../platform/forms.ts';
import { localizePath } from '../../platform/locale.ts';
import { adminReportPath } from '../../platform/paths/admin-paths.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import { Disclosure } from '../../ui/Panel.tsx';
import table from '../../ui/table/table.module.css';

type Measure = ApiReply<'GET /adminPanel/users/{id}/history'>['report_measures'][number];
type Props = { locale: Locale; measures: readonly Measure[]; formKey: string; refusal: FormError | null };

const REASON_MAX = 500;

const getState = ({ lifted_at, until, kind }: Measure) => {
  if (lifted_at !== null) return words.lifted;
  return kind === 'suspended' && (until ?? '') < athensDay(new Date()) ? words.over : words.holds;
};

export function MisuseMeasures({ locale, measures, formKey, refusal }: Props) {
  const heads = [words.measure, words.since, words.until, words.reports, words.state];
  return (
    <div className={table.box}>
      <table className={table.table}>
        <caption className="vh">{words.measures[locale]}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th scope="col" key={head.en}>
                {head[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.id}>
              <th scope="row">
                {words.kinds[measure.kind][locale]}
                {getState(measure) === words.holds && (
                  <LiftForm locale={locale} measure={measure} formKey={formKey} refusal={refusal} />
                )}
              </th>
              <td data-label={words.since[locale]} className="num">
                {formatShortDate(measure.imposed_at, locale)}
              </td>
              <td data-label={words.until[locale]} className="num">
                {measure.until === null ? '—' : formatShortDate(measure.until, locale)}
              </td>
              <td data-label={words.reports[locale]} className="num">
                {measure.report_ids.map((id) => (
                  <span key={id}>
                    <a className={table.name} href={localizePath(locale, adminReportPath(id))}>
                      {id}
                    </a>{' '}
                  </span>
                ))}
              </td>
              <td data-label={words.state[locale]}>{getState(measure)[locale]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LiftProps = Omit<Props, 'measures'> & { measure: Measure };

function LiftForm({ locale, measure: { id, kind }, formKey, refusal }: LiftProps) {
  const form = `lift-${id}`;
  const { field, failed } = createFieldProps(locale, form, refusal);
  return (
    <Disclosure summary={words.lift[locale]} open={failed}>
      <ActionForm
        locale={locale}
        intent="lift_measure"
        form={form}
        formKey={formKey}
        refusal={refusal}
        hidden={{ id }}
        labels={{ reason: words.reason[locale] }}
        label={words.liftMeasure[kind][locale]}
      >
        <Field
          {...field('reason')}
          label={words.reason[locale]}
          hint={words.reasonHint[locale]}
          maxLength={REASON_MAX}
          autoComplete="off"
          required
        />
        <SubmitButton locale={locale} kind="outline">
          {words.liftMeasure[kind][locale]}
        </SubmitButton>
      </ActionForm>
    </Disclosure>
  );
}

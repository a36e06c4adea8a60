/** SUBS-3: which column of a bank's file is which, guessed and shown before anything is taken over. */
import { formatCents, formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { statementMessages as words } from '@estia/contract/subscriptions/deposit-messages';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox, Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Panel } from '../../../ui/Panel.tsx';
import css from './subscriptions-admin.module.css';

type Preview = ApiReply<'GET /adminPanel/bank-statements/{id}'>;
type Props = { locale: Locale; formKey: string; refusal: FormError | null; preview: Preview };

export function BankStatementPreview({ preview, ...common }: Props) {
  const { locale, refusal } = common;
  const { guess, headings, read, sample } = preview;
  const { field, check } = createFieldProps(locale, 'take', refusal);
  const columns = headings.map((name, at) => ({ value: String(at), label: words.column[locale](at + 1, name) }));
  const labels = {
    skip: words.skip[locale],
    date: words.date[locale],
    amount: words.signed[locale],
    credit: words.credit[locale],
    debit: words.debit[locale],
    sign: words.sign[locale],
  };
  const select = (name: keyof typeof labels, known: number | null) => ({
    ...field(name, known),
    label: labels[name],
    options: columns,
  });
  return (
    <>
      <Panel
        id="read"
        flush
        title={words.read[locale]}
        lead={`${words.about[locale](preview.rows, preview.encoding)}. ${words.unreadable[locale](preview.unreadable)}`}
      >
        <div className={css.scroll}>
          <table className={css.numbers}>
            <thead>
              <tr>
                <th scope="col">{words.day[locale]}</th>
                <th scope="col" className={css.right}>
                  {words.amount[locale]}
                </th>
                <th scope="col">{words.text[locale]}</th>
              </tr>
            </thead>
            <tbody>
              {read.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file may be alike, and never move
                <tr key={at}>
                  <td>{formatShortDate(line.booked_on, locale)}</td>
                  <td className={css.right}>{formatCents(line.cents)}</td>
                  <td className={css.text}>{line.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      <Panel id="columns" title={words.columns[locale]}>
        <ActionForm
          {...common}
          intent="take"
          hidden={{ id: preview.import_id, width: headings.length }}
          labels={labels}
        >
          <div className={grid.grid}>
            <Select {...select('date', guess.date)} required />
            <Field {...field('skip', guess.skip)} label={labels.skip} inputMode="numeric" maxLength={3} required />
            <Select {...select('amount', guess.amount)} empty={words.notThere[locale]} />
            <Select {...select('sign', guess.sign)} empty={words.notThere[locale]} />
            <Select {...select('credit', guess.credit)} empty={words.notThere[locale]} />
            <Select {...select('debit', guess.debit)} empty={words.notThere[locale]} />
            <fieldset className={grid.wide}>
              <legend>{words.texts[locale]}</legend>
              <div className={css.texts}>
                {columns.map(({ value, label }) => (
                  <Checkbox key={value} {...check(`text_${value}`, guess.text.includes(Number(value)))} label={label} />
                ))}
              </div>
            </fieldset>
          </div>
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{words.take[locale]}</SubmitButton>
          </div>
        </ActionForm>
      </Panel>
      <Panel id="file" title={words.file[locale]}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled with the keyboard too */}
        {/* biome-ignore lint/a11y/useSemanticElements: what scrolls is no set of fields */}
        <div className={css.scroll} role="group" aria-label={words.file[locale]} tabIndex={0}>
          <table className={css.cells}>
            <tbody>
              {sample.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file, which never move
                <tr key={at}>
                  {row.map((cell, cellAt) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells of a file, which never move
                    <td key={cellAt}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </>
  );
}

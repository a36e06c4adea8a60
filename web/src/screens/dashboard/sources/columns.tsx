/** EXTS-2: the columns of a source's CSV or XLSX file: guessed, shown with samples, corrected, remembered. */
import { readProperty } from '@estia/contract/read-property';
import { columnDelimiters } from '@estia/contract/sources/column-targets';
import {
  requiredTargetMessages,
  columnMappingMessages as words,
} from '@estia/contract/sources/screens/mapping-screen-messages';
import { getRunErrorMessage } from '@estia/contract/sources/source-messages';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ColumnForm, DelimiterForm } from '../../../features/sources/mapping/ColumnForm.tsx';
import {
  COLUMNS_FORM,
  type ColumnFault,
  listMissing,
  readSettledColumns,
} from '../../../features/sources/mapping/column-fields.ts';
import { MappingPage, ReadAgain } from '../../../features/sources/mapping/MappingPage.tsx';
import css from '../../../features/sources/mapping/mapping.module.css';
import { sourcePath } from '../../../features/sources/source-paths.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { catchSubmissionError, findFormError, redirectWithFlash } from '../../../platform/form-submission.ts';
import { createFormError, createFormErrorResponse } from '../../../platform/forms.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { bareMappingPath, loadMappingPage, runMappingAction } from './mapping-screen.ts';

type Delimiter = (typeof columnDelimiters)[number];
const findDelimiter = (text: string | null | undefined): Delimiter | undefined =>
  columnDelimiters.find((sign) => sign === text);

export async function loader(args: LoaderFunctionArgs) {
  const { callApi, id, ...common } = await loadMappingPage(args);
  const tried = findDelimiter(args.url.searchParams.get('delimiter'));
  const query = tried ? { delimiter: tried } : {};
  const table = await orThrowFailure(callApi('GET /sources/{id}/columns', { params: { id }, query }));
  return { ...common, table, tried: tried ?? '' };
}

export const action = (args: ActionFunctionArgs) =>
  runMappingAction(args, async ({ callApi, id, submission, url }) => {
    if (submission.intent !== COLUMNS_FORM) return throwNotFound();
    const { columns, faults } = readSettledColumns(submission.values);
    if (faults.length > 0)
      return data({ ...createFormError('invalid_input', {}, submission.sent), faults }, { status: 400 });
    const tried = findDelimiter(submission.values.delimiter);
    const body = {
      columns: columns.map(({ name, target }) => ({ name, target })),
      ...(tried ? { delimiter: tried } : {}),
    };
    const result = await catchSubmissionError(
      submission,
      callApi('PUT /sources/{id}/columns', { params: { id }, body }),
    );
    return result.ok
      ? redirectWithFlash(url, bareMappingPath(id, 'columns'), 'columns')
      : createFormErrorResponse(result.refusal);
  });

export const meta = createPrivateMeta(words.title);

const findFaults = (answer: unknown): readonly ColumnFault[] =>
  // Written by the action above, beside the refusal.
  (readProperty(answer, 'faults') ?? []) as ColumnFault[];

export default function SourceColumns() {
  const { source, table, tried, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = findFormError(answer);
  const faults = findFaults(answer);
  const path = localizePath(locale, bareMappingPath(source.id, 'columns'));
  const mayChange = source.state !== 'removed' && table.file === 'table';
  const missing = listMissing(table.columns);
  const problem = table.error && getRunErrorMessage(table.error.code);
  const reason =
    table.file === 'none'
      ? { title: words.noFile[locale], text: words.noFileText[locale] }
      : problem
        ? { title: problem.problem[locale], text: problem.remedy[locale] }
        : { title: words.noTable[locale], text: words.noTableText[locale] };
  return (
    <MappingPage
      locale={locale}
      kind="columns"
      source={source}
      title={words.title}
      lead={words.lead}
      refusal={refusal}
      forms={mayChange && faults.length > 0 ? [COLUMNS_FORM] : []}
    >
      {table.file !== 'table' ? (
        <Notice title={reason.title} text={reason.text}>
          <a className={buttonClass('outline')} href={sourcePath(locale, source.id)}>
            {words.toSource[locale]}
          </a>
        </Notice>
      ) : (
        <>
          <p className={css.status}>{(table.is_settled ? words.settled : words.guessed)[locale]}</p>
          {missing.length > 0 && (
            <p className={css.care}>
              {words.missing[locale](missing.map((each) => requiredTargetMessages[each][locale]).join(', '))}
            </p>
          )}
          {table.delimiter !== null && <DelimiterForm locale={locale} path={path} known={table.delimiter} />}
          {mayChange && (
            <ColumnForm
              locale={locale}
              formKey={formKey}
              refusal={refusal}
              faults={faults}
              table={table}
              tried={tried}
            />
          )}
          {table.is_settled && (
            <ReadAgain locale={locale} formKey={formKey} source={source} isReady={missing.length === 0} />
          )}
        </>
      )}
    </MappingPage>
  );
}

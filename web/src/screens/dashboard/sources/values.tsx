/** EXTS-2: values of a source that our lists do not have, and what each means. */
import {
  type mappingFlashMessages,
  valueMappingMessages as words,
} from '@estia/contract/sources/screens/mapping-screen-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { MappingFilters, NothingHere } from '../../../features/sources/mapping/MappingFilters.tsx';
import { MappingPage, ReadAgain } from '../../../features/sources/mapping/MappingPage.tsx';
import { VALUES_FORM, ValueForm } from '../../../features/sources/mapping/ValueForm.tsx';
import { readSettledValues } from '../../../features/sources/mapping/value-fields.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { catchSubmissionError, findFormError, redirectWithFlash } from '../../../platform/form-submission.ts';
import { createFormErrorResponse } from '../../../platform/forms.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import {
  bareMappingPath,
  getListQuery,
  getReturnQuery,
  loadMappingPage,
  PER_PAGE,
  readShown,
  runMappingAction,
} from './mapping-screen.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { callApi, id, ...common } = await loadMappingPage(args);
  const shown = readShown(args.url);
  const found = await orThrowFailure(
    callApi('GET /sources/{id}/values', { params: { id }, query: getListQuery(shown) }),
  );
  return { ...common, ...shown, ...found };
}

export const action = (args: ActionFunctionArgs) =>
  runMappingAction(args, async ({ callApi, id, submission, url }) => {
    if (submission.intent !== VALUES_FORM) return throwNotFound();
    const path = `${bareMappingPath(id, 'values')}${getReturnQuery(readShown(url))}`;
    const done = (word: keyof typeof mappingFlashMessages) => redirectWithFlash(url, path, word);
    const values = readSettledValues(submission.values);
    if (values.length === 0) return done('unchanged');
    const result = await catchSubmissionError(
      submission,
      callApi('PUT /sources/{id}/values', { params: { id }, body: { values } }),
    );
    return result.ok ? done('values') : createFormErrorResponse(result.refusal);
  });

export const meta = createPrivateMeta(words.title);

export default function SourceValues() {
  const { source, values, count, counts, show, search, page, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const path = localizePath(locale, bareMappingPath(source.id, 'values'));
  const mayChange = source.state !== 'removed' && values.length > 0;
  return (
    <MappingPage
      locale={locale}
      kind="values"
      source={source}
      title={words.title}
      lead={words.lead}
      refusal={refusal}
      forms={mayChange ? [VALUES_FORM] : []}
    >
      <MappingFilters
        locale={locale}
        path={path}
        show={show}
        search={search}
        counts={counts}
        searchLabel={words.search}
        left={words.left}
        allDone={words.allDone}
        never={words.never}
      />
      {values.length === 0 && <NothingHere locale={locale} path={path} isFiltered={search !== '' || page > 1} />}
      {mayChange && <ValueForm locale={locale} formKey={formKey} refusal={refusal} values={values} />}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
      {counts.all > 0 && <ReadAgain locale={locale} formKey={formKey} source={source} isReady={counts.open === 0} />}
    </MappingPage>
  );
}

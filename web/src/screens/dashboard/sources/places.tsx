/** EXTS-2: areas of a source that are not clear, and which of ours each is. */

import { readProperty } from '@estia/contract/read-property';
import {
  type mappingFlashMessages,
  placeMappingMessages as words,
} from '@estia/contract/sources/screens/mapping-screen-messages';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { DistrictChoice } from '../../../features/agencies/DistrictField.tsx';
import { MappingFilters, NothingHere } from '../../../features/sources/mapping/MappingFilters.tsx';
import { MappingPage, ReadAgain } from '../../../features/sources/mapping/MappingPage.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  prefixFieldErrors,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormError, createFormErrorResponse } from '../../../platform/forms.ts';
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
import { PLACES_FORM, PlaceForm, typedField } from './PlaceForm.tsx';
import { readSettledPlaces } from './settled-places.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { callApi, id, ...common } = await loadMappingPage(args);
  const shown = readShown(args.url);
  const found = await orThrowFailure(
    callApi('GET /sources/{id}/places', { params: { id }, query: getListQuery(shown) }),
  );
  return { ...common, ...shown, ...found };
}

export const action = (args: ActionFunctionArgs) =>
  runMappingAction(args, async ({ callApi, id, submission, locale, url }) => {
    if (submission.intent !== PLACES_FORM) return throwNotFound();
    const path = `${bareMappingPath(id, 'places')}${getReturnQuery(readShown(url))}`;
    const done = (word: keyof typeof mappingFlashMessages) => redirectWithFlash(url, path, word);
    const { places, unclear } = await readSettledPlaces(callApi, submission.values, locale);
    const unclearIds = Object.keys(unclear);
    if (unclearIds.length > 0) {
      const fields = Object.fromEntries(unclearIds.map((each) => [typedField(Number(each)), 'invalid']));
      const refusal = prefixFieldErrors(PLACES_FORM, createFormError('invalid_input', fields, submission.sent));
      return data({ ...refusal, fits: unclear }, { status: 400 });
    }
    if (places.length === 0) return done('unchanged');
    const result = await catchSubmissionError(
      submission,
      callApi('PUT /sources/{id}/places', { params: { id }, body: { places } }),
    );
    return result.ok ? done('places') : createFormErrorResponse(result.refusal);
  });

export const meta = createPrivateMeta(words.title);

const findFits = (answer: unknown): Readonly<Record<string, readonly DistrictChoice[]>> =>
  // Written by the action above, beside the refusal.
  (readProperty(answer, 'fits') ?? {}) as Record<string, DistrictChoice[]>;

export default function SourcePlaces() {
  const { source, places, count, counts, show, search, page, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const answer = useActionData();
  const refusal = findFormError(answer);
  const path = localizePath(locale, bareMappingPath(source.id, 'places'));
  const mayChange = source.state !== 'removed' && places.length > 0;
  return (
    <MappingPage
      locale={locale}
      kind="places"
      source={source}
      title={words.title}
      lead={words.lead}
      refusal={refusal}
      forms={mayChange ? [PLACES_FORM] : []}
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
      {places.length === 0 && <NothingHere locale={locale} path={path} isFiltered={search !== '' || page > 1} />}
      {mayChange && (
        <PlaceForm locale={locale} formKey={formKey} refusal={refusal} places={places} fits={findFits(answer)} />
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
      {counts.all > 0 && <ReadAgain locale={locale} formKey={formKey} source={source} isReady={counts.open === 0} />}
    </MappingPage>
  );
}

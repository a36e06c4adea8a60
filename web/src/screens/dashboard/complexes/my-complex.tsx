/**
 * PAGE-1: a development of the own agency: its details, its listings, publishing it. `new` begins one. Works without
 * script.
 */

import {
  complexFlashMessages,
  complexStateMessages,
  ownComplexMessages as words,
} from '@estia/contract/complexes/own-complex-messages';
import { formatM2 } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { unapprovedAgency } from '../../../features/accounts/dashboard/NotApproved.tsx';
import { complexPath } from '../../../features/complexes/complex-text.ts';
import { findLocalizedText } from '../../../features/listings/page/localized-text.ts';
import { orThrowFailure } from '../../../platform/failures.ts';
import { findFormError, readFormSubmission } from '../../../platform/form-submission.ts';
import { createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { getDistrictChoices } from '../agency/agency-form.ts';
import { parsePageParam } from '../page-param.ts';
import { ComplexDetailsForm } from './ComplexDetailsForm.tsx';
import { ComplexUnitsPanel } from './ComplexUnitsPanel.tsx';
import { handleComplexAction } from './complex-actions.ts';
import css from './my-complexes.module.css';

const PER_PAGE = 20;
/** Listings offered as cover: those in the development come first. */
const MAX_COVER_CHOICES = 50;

const parseComplexId = (text: string | undefined): number | 'new' => (text === 'new' ? 'new' : parseIdParam(text));

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const locale = getLocale(url.pathname);
  const id = parseComplexId(params.id);
  // The list says why there are no developments before the agency is approved.
  const me = await findSessionUser(context);
  if (me && unapprovedAgency(me)) throw redirect(pathTo(locale, '/dashboard/complexes'), 302);
  const classes = callApi('GET /property/energyClasses');
  const energies = (await orThrowFailure(classes)).rows.map((row) => ({
    value: String(row.id),
    label: row.name[locale],
  }));
  const common = { energies, formKey: createIdempotencyKey() };
  if (id === 'new') {
    // Who may not have one is told before filling in a form.
    await orThrowFailure(callApi('GET /user/complexes', { query: { limit: 1 } }));
    return { ...common, complex: null, district: '', covers: [], listings: [], count: 0, page: 1, search: '' };
  }
  const page = Math.min(parsePageParam(url), 500);
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 80);
  const offset = (page - 1) * PER_PAGE;
  const { complex } = await orThrowFailure(callApi('GET /user/complexes/{id}', { params: { id } }));
  const [{ listings, count }, covers, place] = await Promise.all([
    orThrowFailure(
      callApi('GET /user/complexes/{id}/listings', {
        params: { id },
        query: { limit: PER_PAGE, offset, ...(search ? { search } : {}) },
      }),
    ),
    orThrowFailure(
      callApi('GET /user/complexes/{id}/listings', { params: { id }, query: { limit: MAX_COVER_CHOICES } }),
    ),
    orThrowFailure(
      callApi('GET /property/places/by-value', { query: { values: `district_id-${complex.district.district_id}` } }),
    ),
  ]);
  const line = (listing: (typeof listings)[number]) =>
    `${listing.code} · ${listing.type[locale]} ${formatM2(listing.area, locale)}`;
  const offered = covers.listings
    .filter((listing) => listing.is_attached)
    .map((listing) => ({ value: String(listing.property_id), label: line(listing) }));
  // One that is further down is offered too: else saving the form would take it away.
  const chosen = complex.cover_property_id === null ? null : String(complex.cover_property_id);
  if (chosen && !offered.some(({ value }) => value === chosen)) offered.push({ value: chosen, label: `ES-${chosen}` });
  return {
    ...common,
    complex,
    district: place.options[0]?.label[locale] ?? '',
    covers: offered,
    listings,
    count,
    page,
    search,
  };
}

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  return handleComplexAction(getApiClient(context), await readFormSubmission(request), {
    id: parseComplexId(params.id),
    url,
  });
}

export const meta = createPrivateMeta(words.title);

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

function StatePanel({ data, locale }: { data: Data; locale: Locale }) {
  const { complex, formKey } = data;
  const refusal = findFormError(useActionData());
  if (!complex) return null;
  const common = { locale, formKey, refusal, labels: { units: words.listings[locale] } };
  const isUp = complex.state === 'published';
  return (
    <Panel
      id="state"
      title={words.state[locale]}
      lead={words.stateText[complex.state][locale]}
      beside={<StatusBadge tone={isUp ? 'good' : 'plain'}>{complexStateMessages[complex.state][locale]}</StatusBadge>}
    >
      <div className={css.state}>
        <ActionForm {...common} intent={isUp ? 'pause' : 'publish'}>
          <SubmitButton locale={locale} kind={isUp ? 'outline' : 'accent'}>
            {(isUp ? words.pause : words.publish)[locale]}
          </SubmitButton>
        </ActionForm>
        {isUp && complex.live_units > 0 && (
          <a className={buttonClass('text')} href={localizePath(locale, complexPath(complex.complex_id))}>
            {words.see[locale]}
          </a>
        )}
      </div>
      <Disclosure summary={words.remove[locale]} quiet>
        <ActionForm {...common} intent="remove">
          <p>{words.removeText[locale]}</p>
          <SubmitButton locale={locale} kind="outline">
            {words.removeNow[locale]}
          </SubmitButton>
        </ActionForm>
      </Disclosure>
    </Panel>
  );
}

export default function MyComplex() {
  const data = useLoaderData<typeof loader>();
  const { complex, formKey } = data;
  const locale = useLocale();
  const answer = useActionData();
  const refusal = findFormError(answer);
  const common = { locale, formKey, refusal };
  return (
    <>
      <PageHeader
        title={complex ? (findLocalizedText(complex.name, locale)?.text ?? '') : words.newTitle[locale]}
        lead={complex ? words.units[locale](complex.units, complex.live_units) : words.newLead[locale]}
      >
        <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/complexes')}>
          {words.back[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={complexFlashMessages} />
      {complex && <StatePanel data={data} locale={locale} />}
      {complex && (
        <Panel id="ads" title={words.listings[locale]} lead={words.listingsLead[locale]}>
          <ComplexUnitsPanel
            {...common}
            listings={data.listings}
            search={data.search}
            isHidden={complex.hide_address}
          />
          <SimplePagination locale={locale} page={data.page} count={data.count} perPage={PER_PAGE} />
        </Panel>
      )}
      <Panel id="details" title={words.details[locale]}>
        <ComplexDetailsForm
          key={complex?.version}
          {...common}
          complex={complex}
          district={data.district}
          districts={getDistrictChoices(answer)}
          energies={data.energies}
          covers={data.covers}
        />
      </Panel>
    </>
  );
}

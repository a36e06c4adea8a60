/** ADMN-3: a listing that a rule has stopped at: as people see it, why it waits, and the decision. */
import { formatDateTime, formatEuro, formatLongDate } from '@estia/contract/format';
import { listFacts } from '@estia/contract/listings/page/fact-list';
import { listMainFacts } from '@estia/contract/listings/page/property-facts';
import { reviewRules } from '@estia/contract/listings/review/review-choices';
import {
  reviewOutcomeNames,
  reviewStateNames,
  reviewScreenMessages as words,
} from '@estia/contract/listings/review/review-screen-messages';
import type { Locale } from '@estia/contract/pair';
import { useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { FactGrid, MainFacts } from '../../../features/listings/page/ListingFacts.tsx';
import { LocationSection } from '../../../features/listings/page/LocationSection.tsx';
import { PhotoGallery } from '../../../features/listings/page/PhotoGallery.tsx';
import { PriceHistory } from '../../../features/listings/price-history/PriceHistory.tsx';
import { createPriceHistoryView } from '../../../features/listings/price-history/price-history-view.ts';
import { ReviewDecisionForm } from '../../../features/listings/review/ReviewDecisionForm.tsx';
import { ReviewHistory } from '../../../features/listings/review/ReviewHistory.tsx';
import { ReviewHits } from '../../../features/listings/review/ReviewHits.tsx';
import { ReviewText } from '../../../features/listings/review/ReviewText.tsx';
import { KeyboardHelp } from '../../../features/matches/KeyboardHelp.tsx';
import { decisionKeys, useDecisionKeys } from '../../../features/matches/use-decision-keys.ts';
import { itemPath } from '../../../features/work-queue/item-path.ts';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure, settle, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, useLocale } from '../../../platform/locale.ts';
import { getCurrentMinute } from '../../../platform/page-time.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { propertyPath } from '../../../platform/paths/property-path.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
import { DescriptionList, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import css from './listing-review.module.css';

type Page = ApiReply<'GET /adminPanel/listing-reviews/{id}'>;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = parseIdParam(params.id);
  const callApi = getApiClient(context);
  const page = await orThrowFailure(callApi('GET /adminPanel/listing-reviews/{id}', { params: { id } }));
  const { property_id, for: purpose, listing_state: state } = page.review;
  const query = { property_id, for: purpose, paranoid: 'true' } as const;
  const found = state === null ? null : await settle(callApi('GET /property/property', { query }));
  const locale = getLocale(url.pathname);
  const property = found?.ok ? found.value.property : null;
  const { street, street_number, postal_code, lat, lon } = page.place;
  return {
    page,
    formKey: createIdempotencyKey(),
    listing: property && {
      // The page of an admin shows where it really is.
      property: {
        ...property,
        timeline: [],
        address: { ...property.address, street, street_number, postal_code },
        location: { hidden: false, lat, lon, radius_m: 0 },
      },
      mainFacts: listMainFacts(property, locale),
      facts: listFacts(property, locale),
      history: createPriceHistoryView({ listing: property, locale, now: getCurrentMinute(), median: null }),
    },
  };
}

/** On to what is due next: who decides one decides many. */
export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.id);
  const submission = await readFormSubmission(request);
  const { intent, values, idempotencyKey } = submission;
  if (intent !== 'approve' && intent !== 'decide') return throwNotFound();
  const callApi = getApiClient(context);
  // Without it the decision is made all the same.
  const position = await settle(
    callApi('GET /adminPanel/queue/next', { query: { kind: 'listing_review', subject: String(id) } }),
  );
  const next = position.ok ? position.value.next : null;
  const decision = sentChoice<'change'>(intent === 'approve' ? 'approve' : values.decision);
  const body = {
    decision,
    version: values.version,
    ...(intent === 'approve'
      ? {}
      : {
          reason: sentChoice<'price'>(values.reason),
          text: values.text ?? '',
          days: values.days || undefined,
          agreed: reviewRules.filter((rule) => values[`agreed_${rule}`] !== undefined),
        }),
  };
  const result = await catchSubmissionError(
    submission,
    callApi('PUT /adminPanel/listing-reviews/{id}/decision', { params: { id }, body, idempotencyKey }),
  );
  if (!result.ok) return createFormErrorResponse(result.refusal);
  return redirectWithFlash(url, next ? itemPath(next) : '/dashboard', `review-${decision}`);
}

export const meta = createPrivateMeta(words.pageTitle);

function ReviewFacts({ page, locale }: { page: Page; locale: Locale }) {
  const { estimate, advertiser } = page;
  const range = estimate && ([estimate.value, estimate.low, estimate.high] as const).map((each) => formatEuro(each));
  return (
    <DescriptionList
      rows={[
        {
          label: words.estimate[locale],
          value: range
            ? words.estimateRange[locale](range[0] ?? '', range[1] ?? '', range[2] ?? '')
            : words.noEstimate[locale],
        },
        {
          label: words.advertiser[locale],
          value: (
            <>
              <a href={pathTo(locale, '/dashboard/admin/users/:id', { id: advertiser.user_id })} translate="no">
                {advertiser.username}
              </a>{' '}
              ({(advertiser.is_agency ? words.agency : words.individual)[locale]})
            </>
          ),
        },
        { label: words.registered[locale], value: formatLongDate(advertiser.registered_at, locale) },
        { label: words.active[locale], value: String(advertiser.active_count) },
        { label: words.stopped[locale], value: String(advertiser.stopped_count) },
        { label: words.reports[locale], value: String(advertiser.report_count) },
      ]}
    />
  );
}

export default function ListingReview() {
  const { page, listing, formKey } = useLoaderData<typeof loader>();
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const { review, hits } = page;
  const box = useRef<HTMLDivElement>(null);
  const press = (value: string) => () =>
    box.current?.querySelector<HTMLButtonElement>(`button[value="${value}"]`)?.click();
  useDecisionKeys(box, {
    first: press('approve'),
    second: () => box.current?.querySelector('select')?.focus(),
    send: press('change'),
  });
  const isOpen = review.state === 'open';
  return (
    <>
      <p className={css.back}>
        <a href={`${pathTo(locale, '/dashboard')}?kind=listing_review`}>
          <span aria-hidden="true">←</span> {words.back[locale]}
        </a>
      </p>
      <PageHeader title={words.title[locale](review.code)}>
        <StatusBadge tone={isOpen ? 'care' : 'plain'}>
          {(isOpen ? reviewOutcomeNames[review.outcome] : reviewStateNames[review.state])[locale]}
        </StatusBadge>
      </PageHeader>
      <div className={css.layout}>
        <div>
          <Panel id="why" title={words.why[locale]}>
            <ReviewHits hits={hits} locale={locale} />
          </Panel>
          {listing ? (
            <>
              <Panel
                id="listing"
                title={words.listing[locale]}
                beside={<a href={propertyPath(review, locale)}>{words.open[locale]}</a>}
              >
                <PhotoGallery listing={listing.property} locale={locale} />
                <p className={css.headline}>
                  <b>{listing.property.title[locale]}</b>
                  {listing.property.price !== null && <b className="num">{formatEuro(listing.property.price)}</b>}
                </p>
                <MainFacts facts={listing.mainFacts} />
                <ReviewText listing={listing.property} marks={page.marks} locale={locale} />
                <FactGrid facts={listing.facts} />
              </Panel>
              <Panel
                id="place"
                title={words.place[locale]}
                {...(page.place.is_hidden ? { lead: words.hiddenPlace[locale] } : {})}
              >
                <LocationSection listing={listing.property} locale={locale} />
              </Panel>
              <Panel id="price" title={words.priceHistory[locale]}>
                <PriceHistory story={listing.history} />
              </Panel>
            </>
          ) : (
            <Panel id="listing" title={words.listing[locale]} lead={words.goneListing[locale]} />
          )}
        </div>
        <div className={css.aside}>
          <Panel id="decide" title={words.decide[locale]}>
            {isOpen && review.is_own && <p>{words.ownListing[locale]}</p>}
            {review.state === 'change_requested' && (
              <p>{words.changeRequestedUntil[locale](formatDateTime(review.due_at, locale))}</p>
            )}
            {isOpen && !review.is_own && (
              <>
                <div ref={box}>
                  <ReviewDecisionForm locale={locale} formKey={formKey} refusal={refusal} page={page} />
                </div>
                <KeyboardHelp
                  locale={locale}
                  shortcuts={[
                    { keys: decisionKeys.first, text: words.keyApprove[locale] },
                    { keys: decisionKeys.second, text: words.keyReason[locale] },
                    { keys: decisionKeys.send, text: words.keySend[locale] },
                  ]}
                />
              </>
            )}
          </Panel>
          <Panel id="advertiser" title={words.advertiser[locale]}>
            <ReviewFacts page={page} locale={locale} />
          </Panel>
          <Panel id="history" flush={page.decisions.length > 0} title={words.history[locale]}>
            <ReviewHistory decisions={page.decisions} locale={locale} />
          </Panel>
        </div>
      </div>
    </>
  );
}

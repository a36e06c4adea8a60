/**
 * The ways to an agency on a page of their own: its phone without script, and for a message the listing it is about.
 * Conversations are about a listing, so that an agency knows what it is asked.
 */

import { agencyPageMessages as words } from '@estia/contract/agencies/agency-messages';
import { formatEuro } from '@estia/contract/format';
import { priceMessages } from '@estia/contract/listings/messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { orThrowFailure } from '../../platform/failures.ts';
import { catchFormError, createFormErrorResponse, readFormValues } from '../../platform/forms.ts';
import { parseIdParam } from '../../platform/id-param.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { useLocale } from '../../platform/locale.ts';
import { contactPath } from '../../platform/paths/contact-path.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';
import { AgencyPhoneList } from './AgencyPhones.tsx';
import css from './AgencyProfile.module.css';

const MAX_LISTINGS = 20;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const { agency } = await orThrowFailure(
    callApi('GET /user/agency', { query: { agency_id: parseIdParam(params.agency_id) } }),
  );
  const asked = { params: { id: agency.user.user_id }, query: { limit: MAX_LISTINGS } };
  const [sale, rent] = await Promise.all([
    orThrowFailure(callApi('GET /user/{id}/properties/sale', asked)),
    orThrowFailure(callApi('GET /user/{id}/properties/rent', asked)),
  ]);
  const listings = [...sale.properties, ...rent.properties]
    .sort((a, b) => b.updated_at.localeCompare(a.updated_at))
    .slice(0, MAX_LISTINGS)
    .map(({ for: purpose, property_id, title, price }) => ({ for: purpose, property_id, title, price }));
  const { agency_id: id, name, phone } = agency;
  return { id, name, phone, listings, more: sale.count + rent.count > listings.length };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const values = await readFormValues(request);
  const body = { agency_id: parseIdParam(params.agency_id) };
  const result = await catchFormError(getApiClient(context)('POST /user/agency/phone', { body }), values);
  return result.ok ? { phones: result.value.phones } : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.contact);

export default function AgencyContact() {
  const { id, name, phone, listings, more } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  const refusal = answer && 'fields' in answer ? answer : null;
  const phones = answer && 'phones' in answer ? answer.phones : null;
  const back = pathTo(locale, '/agency/:agency_id', { agency_id: id });
  return (
    <FormPage
      title={words.contact[locale]}
      lead={name[locale]}
      foot={<FormPageLink href={back}>{words.back[locale]}</FormPageLink>}
    >
      {phones ? (
        <div role="status">
          <AgencyPhoneList phones={phones} />
        </div>
      ) : (
        phone && (
          <Form label={words.showPhone[locale]}>
            <ErrorSummary locale={locale} refusal={refusal} labels={{}} />
            <FormPageActions>
              <SubmitButton locale={locale} kind="accent">
                {words.showPhone[locale]}
              </SubmitButton>
            </FormPageActions>
          </Form>
        )
      )}
      <p>{(listings.length > 0 ? words.chooseListing : words.noListings)[locale]}</p>
      {listings.length > 0 && (
        <ul className={css.choices}>
          {listings.map((listing) => (
            <li key={`${listing.for}${listing.property_id}`}>
              <a href={contactPath(listing, locale)} rel="nofollow">
                {listing.title[locale]}
                <small>
                  {formatEuro(listing.price)}
                  {listing.for === 'rent' && ` ${priceMessages.perMonth[locale]}`}
                </small>
              </a>
            </li>
          ))}
        </ul>
      )}
      {more && <FormPageLink href={back}>{words.allListings[locale]}</FormPageLink>}
    </FormPage>
  );
}

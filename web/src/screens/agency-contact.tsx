/**
 * The ways to an office on a page of their own: its phone without script, and for a message the ad it is about.
 * Conversations are about an ad, so that an office knows what it is asked.
 */
import { agencyPageMessages as words } from '@estia/contract/agencies/agency-messages';
import { priceMessages } from '@estia/contract/listings/messages';
import { formatEuro } from '@estia/contract/numbers';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { Door, DoorActs, DoorLink } from '../features/accounts/Door.tsx';
import { contactPath } from '../features/inbox/contact-path.ts';
import { privateHead } from '../platform/door.ts';
import { notFound, orRaise } from '../platform/failures.ts';
import { attempt, type Refusal, readForm, refused } from '../platform/forms.ts';
import { askFrom } from '../platform/load-context.ts';
import { to, useLocale } from '../platform/locale.ts';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { Form, Submit } from '../ui/form/Form.tsx';
import css from './agency/Agency.module.css';
import { Phones } from './agency/OfficePhone.tsx';

const MOST_ADS = 20;

const idOf = (text: string | undefined): number => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : notFound());

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const { agency } = await orRaise(ask('GET /user/agency', { query: { agency_id: idOf(params.agency_id) } }));
  const asked = { params: { id: agency.user.user_id }, query: { limit: MOST_ADS } };
  const [sale, rent] = await Promise.all([
    orRaise(ask('GET /user/{id}/properties/sale', asked)),
    orRaise(ask('GET /user/{id}/properties/rent', asked)),
  ]);
  const ads = [...sale.properties, ...rent.properties]
    .sort((a, b) => b.updated_at.localeCompare(a.updated_at))
    .slice(0, MOST_ADS)
    .map(({ for: purpose, property_id, title, price }) => ({ for: purpose, property_id, title, price }));
  const { agency_id: id, name, phone } = agency;
  return { id, name, phone, ads, more: sale.count + rent.count > ads.length };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const values = await readForm(request);
  const body = { agency_id: idOf(params.agency_id) };
  const tried = await attempt(askFrom(context)('POST /user/agency/phone', { body }), values);
  return tried.ok ? { phones: tried.value.phones } : refused(tried.refusal);
}

export const meta = privateHead(words.contact);

export default function AgencyContact() {
  const { id, name, phone, ads, more } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  const refusal = answer && 'fields' in answer ? (answer as Refusal) : null;
  const phones = answer && 'phones' in answer ? answer.phones : null;
  const back = to(locale, `/agency/${id}`);
  return (
    <Door
      title={words.contact[locale]}
      lead={name[locale]}
      foot={<DoorLink href={back}>{words.back[locale]}</DoorLink>}
    >
      {phones ? (
        <div role="status">
          <Phones phones={phones} />
        </div>
      ) : (
        phone && (
          <Form label={words.showPhone[locale]}>
            <ErrorSummary locale={locale} refusal={refusal} labels={{}} />
            <DoorActs>
              <Submit locale={locale} kind="act">
                {words.showPhone[locale]}
              </Submit>
            </DoorActs>
          </Form>
        )
      )}
      <p>{(ads.length > 0 ? words.whichAd : words.noAds)[locale]}</p>
      {ads.length > 0 && (
        <ul className={css.choices}>
          {ads.map((ad) => (
            <li key={`${ad.for}${ad.property_id}`}>
              <a href={contactPath(ad, locale)} rel="nofollow">
                {ad.title[locale]}
                <small>
                  {formatEuro(ad.price)}
                  {ad.for === 'rent' && ` ${priceMessages.perMonth[locale]}`}
                </small>
              </a>
            </li>
          ))}
        </ul>
      )}
      {more && <DoorLink href={back}>{words.moreAds[locale]}</DoorLink>}
    </Door>
  );
}

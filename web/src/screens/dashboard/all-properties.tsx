/** ADMN: all ads for sale or to let, by state, found by code or by their user; every act with its reason. */
import {
  listingActionMessages as actWords,
  adminListingsMessages,
  listingStateMessages,
  ownListingsFlashMessages,
  ownListingsMessages as ownWords,
} from '@estia/contract/listings/own-messages';
import { type ListingAction, listAllowedActions, listingActions, listingStates } from '@estia/contract/listings/states';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { FilterForm } from '../../features/accounts/FilterForm.tsx';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import { adTitle } from '../../features/listings/own/ad-row.ts';
import css from '../../features/listings/own/OwnRow.module.css';
import { OwnRow } from '../../features/listings/own/OwnRow.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { bare, to, useLocale } from '../../platform/locale.ts';
import { thisMinute } from '../../platform/this-minute.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { Said } from '../../ui/form/Said.tsx';
import grid from '../../ui/form-grid.module.css';
import homes from '../../ui/home-row.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { Fold, PageHead } from '../../ui/Panel.tsx';
import { ReasonField } from '../../ui/ReasonField.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { moveAds } from './own-acts.ts';
import { pageOf } from './page-of.ts';

const HERE = '/dashboard/admin/properties';
const PER_PAGE = 10;
const purposes = ['sale', 'rent'] as const;
type Purpose = (typeof purposes)[number];

const purposeOf = (pathname: string): Purpose => (/\/for-rent(\/|\.data|$)/.test(pathname) ? 'rent' : 'sale');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const purpose = purposeOf(url.pathname);
  const page = pageOf(url);
  const state = listingStates.find((each) => each === url.searchParams.get('state')) ?? 'active';
  const search = url.searchParams.get('search')?.trim().slice(0, 120) || undefined;
  const query = { state, search, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const found = await orRaise(
    purpose === 'sale'
      ? ask('GET /adminPanel/propertiesForSale', { query })
      : ask('GET /adminPanel/propertiesForRent', { query }),
  );
  return {
    ads: found.properties,
    count: found.count,
    counts: found.counts,
    purpose,
    state,
    search,
    page,
    now: thisMinute(),
    formKey: newFormKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const act = await readAct(request);
  const { own, idempotencyKey } = act;
  const here = `${bare(url.pathname)}${url.search}`;
  if (act.act === 'desk' && own.act === 'ban') {
    const body = { status: 'blocked' as const, reason: own.reason ?? '' };
    const params = { id: own.user ?? '' };
    const tried = await tryAct(
      act,
      askFrom(context)('PUT /adminPanel/users/{id}/status', { params, body, idempotencyKey }),
    );
    return tried.ok ? backTo(url, here, 'banned') : refused(tried.refusal);
  }
  const wish: ListingAction | undefined = listingActions.find((each) => each === own.act);
  if (act.act !== 'desk' || !wish || !/^[1-9]\d{0,14}$/.test(own.id ?? '')) return notFound();
  const work = moveAds([Number(own.id)], wish, { ask: askFrom(context), idempotencyKey, reason: own.reason ?? '' });
  const tried = await tryAct(act, work);
  return tried.ok ? backTo(url, here, wish) : refused(tried.refusal);
}

export const meta = (args: MetaArgs) =>
  privateHead(
    purposeOf(args.location.pathname) === 'rent' ? adminListingsMessages.rentTitle : adminListingsMessages.saleTitle,
  )(args);

export default function AllProperties() {
  const { ads, count, counts, purpose, state, search, page, now, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const common = { locale, formKey, refusal };
  const path = (to: Purpose, shown: string) => {
    const query = new URLSearchParams({
      ...(shown === 'active' ? {} : { state: shown }),
      ...(search ? { search } : {}),
    });
    return `${HERE}/for-${to}${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <>
      <PageHead
        title={(purpose === 'sale' ? adminListingsMessages.saleTitle : adminListingsMessages.rentTitle)[locale]}
        lead={adminListingsMessages.count[locale](count)}
      />
      <Said locale={locale} words={ownListingsFlashMessages} />
      <Tabs
        label={ownWords.kinds[locale]}
        pill
        tabs={purposes.map((each) => ({
          href: to(locale, path(each, state)),
          text: ownWords[each][locale],
          current: each === purpose,
        }))}
      />
      <FilterForm
        action={to(locale, `${HERE}/for-${purpose}`)}
        fields={[{ name: 'search', label: adminListingsMessages.search[locale], value: search, wide: true }]}
        find={adminListingsMessages.find[locale]}
        clear={adminListingsMessages.clear[locale]}
      />
      <Tabs
        label={ownWords.tabs[locale]}
        tabs={listingStates.map((each) => ({
          href: to(locale, path(purpose, each)),
          text: listingStateMessages[each].tab[locale],
          current: each === state,
          count: counts[each],
        }))}
      />
      {ads.length === 0 ? (
        <Notice title={adminListingsMessages.none[locale]} text={adminListingsMessages.noneText[locale]}>
          <a className={buttonClass('main')} href={to(locale, `${HERE}/for-${purpose}`)}>
            {adminListingsMessages.clear[locale]}
          </a>
        </Notice>
      ) : (
        <ul className={homes.list} aria-label={ownWords.list[locale]}>
          {ads.map((ad) => {
            const form = `desk-${ad.listing_id}`;
            const { field, failed } = fieldsOf(locale, form, refusal);
            const title = adTitle(ad, locale);
            return (
              <li key={ad.listing_id} data-ad={ad.listing_id}>
                <OwnRow
                  {...common}
                  ad={ad}
                  now={now}
                  acts={
                    <div className={css.desk}>
                      <Fold
                        quiet
                        open={failed}
                        summary={
                          <>
                            {adminListingsMessages.act[locale]}
                            <span className="vh">: {title}</span>
                          </>
                        }
                      >
                        <ActForm
                          {...common}
                          act="desk"
                          form={form}
                          hidden={{ id: ad.listing_id, user: ad.user.user_id }}
                          label={ownWords.ofAd[locale](adminListingsMessages.act[locale], title)}
                          labels={{ reason: field('reason').name }}
                        >
                          <ReasonField {...field('reason')} />
                          <div className={grid.acts}>
                            {listAllowedActions(ad.state)
                              .filter((act) => act !== 'confirm')
                              .map((act) => (
                                <Submit key={act} locale={locale} kind="line" name={`${form}.act`} value={act}>
                                  {actWords[act][locale]}
                                </Submit>
                              ))}
                            <Submit locale={locale} kind="line" name={`${form}.act`} value="ban">
                              {adminListingsMessages.ban[locale]}
                            </Submit>
                          </div>
                        </ActForm>
                      </Fold>
                    </div>
                  }
                >
                  <p className={css.owner}>
                    {adminListingsMessages.owner[locale]}:{' '}
                    <a href={to(locale, `/dashboard/admin/users/${ad.user.user_id}`)}>{ad.user.username}</a>
                    {ad.reports > 0 && (
                      <>
                        {' · '}
                        <a className={css.reports} href={to(locale, '/dashboard/admin/list-alerts')}>
                          {adminListingsMessages.reports[locale](ad.reports)}
                        </a>
                      </>
                    )}
                  </p>
                </OwnRow>
              </li>
            );
          })}
        </ul>
      )}
      <PageLinks locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}

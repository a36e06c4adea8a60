/** POST-5: own ads by state and purpose, what they brought, acts on one and on many. Works without script. */

import { notApproved } from '@estia/contract/accounts/dashboard-messages';
import { listingLimits } from '@estia/contract/listings/limits';
import {
  draftMessages,
  emptyTabMessages,
  listingStateMessages,
  ownListingsFlashMessages,
  ownListingsMessages as words,
} from '@estia/contract/listings/own-messages';
import { type ListingState, listingStates } from '@estia/contract/listings/states';
import type { Locale } from '@estia/contract/pair';
import { useRef } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { unapprovedAgency, unapprovedTitle } from '../../features/accounts/NotApproved.tsx';
import { PageLinks } from '../../features/accounts/PageLinks.tsx';
import { BULK, BulkBar } from '../../features/listings/own/BulkBar.tsx';
import { DraftOffer } from '../../features/listings/own/DraftOffer.tsx';
import { DraftRow } from '../../features/listings/own/DraftRow.tsx';
import { Figures } from '../../features/listings/own/Figures.tsx';
import css from '../../features/listings/own/OwnRow.module.css';
import { OwnRow } from '../../features/listings/own/OwnRow.tsx';
import { privateHead } from '../../platform/door.ts';
import { orRaise } from '../../platform/failures.ts';
import { newFormKey } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { bare, to, useLocale } from '../../platform/locale.ts';
import { sessionOf } from '../../platform/session.ts';
import { thisMinute } from '../../platform/this-minute.ts';
import { buttonClass } from '../../ui/button.ts';
import { Said } from '../../ui/form/Said.tsx';
import homes from '../../ui/home-row.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { useMenus } from '../../ui/menus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { readAct, refusalIn } from './acts.ts';
import { ownAct } from './own-acts.ts';
import { pageOf } from './page-of.ts';

const HERE = '/dashboard/properties';
const PER_PAGE = 10;
const purposes = ['sale', 'rent'] as const;
type Purpose = (typeof purposes)[number];
type Shown = ListingState | 'drafts';
/** Drafts come second: at the end they would be out of sight on a phone. */
const tabs: readonly Shown[] = ['active', 'drafts', ...listingStates.filter((state) => state !== 'active')];

/** The purpose is part of the address, the state a question to it. */
const purposeOf = (url: URL): Purpose | undefined =>
  purposes.find((each) =>
    bare(url.pathname)
      .replace(/(\/|\.data)$/, '')
      .endsWith(`/for-${each}`),
  );
const shownOf = (url: URL): Shown => tabs.find((each) => each === url.searchParams.get('state')) ?? 'active';
const pathOf = (purpose: Purpose | undefined, shown: Shown): string =>
  `${HERE}${purpose ? `/for-${purpose}` : ''}${shown === 'active' ? '' : `?state=${shown}`}`;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const [shown, purpose, page] = [shownOf(url), purposeOf(url), pageOf(url)];
  const isDrafts = shown === 'drafts';
  const query = {
    state: isDrafts ? ('active' as const) : shown,
    for: purpose,
    limit: isDrafts ? 1 : PER_PAGE,
    offset: isDrafts ? 0 : (page - 1) * PER_PAGE,
  };
  const [me, mine, drafts] = await Promise.all([
    sessionOf(context),
    orRaise(ask('GET /property/mine', { query })),
    orRaise(ask('GET /property/drafts', { query: { limit: isDrafts ? listingLimits.drafts : 1 } })),
  ]);
  return {
    ads: isDrafts ? [] : mine.properties,
    drafts: isDrafts ? drafts.drafts.filter((draft) => !purpose || draft.for === purpose) : [],
    unfinished: isDrafts ? null : drafts,
    count: mine.count,
    counts: mine.counts,
    room: mine.room,
    unapproved: me && unapprovedAgency(me),
    totals: mine.totals,
    shown,
    purpose,
    page,
    now: thisMinute(),
    formKey: newFormKey(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const back = `${bare(url.pathname)}${url.search}`;
  return ownAct(askFrom(context), await readAct(request), { url, back });
}

export const meta = privateHead(words.title);

function Nothing({ shown, purpose, locale }: { shown: Shown; purpose: Purpose | undefined; locale: Locale }) {
  const { title, text } = emptyTabMessages[shown];
  const fresh = shown === 'active' || shown === 'drafts';
  return (
    <Notice title={title[locale]} text={text[locale]}>
      <a className={buttonClass('main')} href={to(locale, fresh ? '/select-property' : pathOf(purpose, 'active'))}>
        {(fresh ? words.newAd : emptyTabMessages.back)[locale]}
      </a>
    </Notice>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** How many may be active means nothing to an agency before its approval. */
function leadOf({ room, unapproved }: Pick<Loaded, 'room' | 'unapproved'>, locale: Locale): string {
  if (unapproved) {
    const next = unapproved.status === 'rejected' ? notApproved.rejectedNext : notApproved.listings;
    return `${unapprovedTitle(unapproved, locale)}. ${next[locale]}`;
  }
  const isFull = room.ads !== null && room.used >= room.ads;
  return `${words.room[locale](room.used, room.ads)}${isFull ? `. ${words.roomFull[locale]}` : ''}`;
}

export default function MyProperties() {
  const data = useLoaderData<typeof loader>();
  const { ads, drafts, counts, shown, purpose, page, now, formKey } = data;
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const list = useRef<HTMLUListElement>(null);
  useMenus(list);
  const common = { locale, formKey, refusal, now };
  return (
    <>
      <PageHead title={words.title[locale]} lead={leadOf(data, locale)}>
        <a className={buttonClass('act')} href={to(locale, '/select-property')}>
          <Icon name="plus" /> {words.newAd[locale]}
        </a>
      </PageHead>
      <Said locale={locale} words={ownListingsFlashMessages} />
      <DraftOffer locale={locale} found={data.unfinished} />
      <Figures totals={data.totals} locale={locale} />
      <Tabs
        label={words.tabs[locale]}
        tabs={tabs.map((each) => ({
          href: to(locale, pathOf(purpose, each)),
          text: (each === 'drafts' ? words.drafts : listingStateMessages[each].tab)[locale],
          current: each === shown,
          count: counts[each],
        }))}
      />
      <Tabs
        label={words.kinds[locale]}
        pill
        tabs={[undefined, ...purposes].map((each) => ({
          href: to(locale, pathOf(each, shown)),
          text: words[each ?? 'all'][locale],
          current: each === purpose,
        }))}
      />
      {shown !== 'drafts' && ads.length > 0 && (
        <BulkBar
          key={shown}
          locale={locale}
          formKey={formKey}
          refusal={refusal}
          state={shown}
          purpose={purpose}
          count={data.count}
          shown={ads.length}
        />
      )}
      {ads.length + drafts.length === 0 ? (
        <Nothing shown={shown} purpose={purpose} locale={locale} />
      ) : (
        <ul
          className={homes.list}
          ref={list}
          aria-label={shown === 'drafts' ? words.drafts[locale] : words.list[locale]}
        >
          {ads.map((ad) => (
            <li key={ad.listing_id} data-ad={ad.listing_id}>
              <OwnRow {...common} ad={ad} bulk={BULK} />
            </li>
          ))}
          {drafts.map((draft) => (
            <li key={draft.draft_id} data-draft={draft.draft_id}>
              <DraftRow {...common} draft={draft} />
            </li>
          ))}
        </ul>
      )}
      {shown === 'drafts' ? (
        drafts.length > 0 && <p className={css.foot}>{draftMessages.limit[locale]}</p>
      ) : (
        <PageLinks locale={locale} page={page} count={data.count} perPage={PER_PAGE} />
      )}
    </>
  );
}

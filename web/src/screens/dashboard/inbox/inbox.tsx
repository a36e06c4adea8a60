/** LIST-6: own conversations, as advertiser and as lead, by box. Those of an agency are its people's together. */

import { inboxFlashMessages, inboxMessages as words } from '@estia/contract/inbox/inbox-messages';
import { assignmentFlashMessages, teamInboxMessages } from '@estia/contract/inbox/team-messages';
import { hasName } from '@estia/contract/map-names';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ConversationList } from '../../../features/inbox/ConversationList.tsx';
import { orThrowFailure } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { parsePageParam } from '../page-param.ts';

const PAGE_PATH = '/dashboard/inbox';
const PER_PAGE = 20;
/** As far as the call goes. */
const LAST_PAGE = 10_000 / PER_PAGE;
const boxes = ['all', 'unread', 'waiting', 'mine', 'archived'] as const;
const flashMessages = { ...inboxFlashMessages, ...assignmentFlashMessages };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const box = boxes.find((each) => each === url.searchParams.get('box')) ?? 'all';
  const page = Math.min(parsePageParam(url), LAST_PAGE);
  const text = url.searchParams.get('ad') ?? '';
  const listingId = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  const query = { box, listing_id: listingId, limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const found = await orThrowFailure(getApiClient(context)('GET /inbox', { query }));
  return { ...found, box, page, ad: listingId };
}

export const meta = createPrivateMeta(words.title);

export default function Inbox() {
  const {
    conversations,
    count,
    unread,
    waiting,
    mine,
    team,
    box,
    page,
    ad: listingId,
  } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const addressOf = (each: (typeof boxes)[number], of: number | undefined) => {
    const query = new URLSearchParams({ ...(each === 'all' ? {} : { box: each }), ...(of ? { ad: String(of) } : {}) });
    return localizePath(locale, query.size > 0 ? `${PAGE_PATH}?${query}` : PAGE_PATH);
  };
  const counted = { unread, waiting, mine };
  const shown = boxes.filter((each) => (each !== 'waiting' || team.length > 0) && (each !== 'mine' || team.length > 1));
  const texts = { ...words, ...teamInboxMessages, all: words.all };
  const tabs = shown.map((each) => ({
    href: addressOf(each, listingId),
    text: texts[each][locale],
    current: each === box,
    // Of all listings: while one is looked at they would say something else than the list.
    ...(hasName(counted, each) && !listingId ? { count: counted[each] } : {}),
  }));
  const none = {
    all: listingId ? teamInboxMessages.noneForListing : words.none,
    unread: words.noneUnread,
    waiting: teamInboxMessages.noneWaiting,
    mine: teamInboxMessages.noneMine,
    archived: words.noneArchived,
  }[box];
  const first = box === 'all' && !listingId;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={(team.length > 1 ? teamInboxMessages : words).lead[locale]} />
      <FlashMessage locale={locale} words={flashMessages} />
      {listingId && (
        <p>
          {teamInboxMessages.forListing[locale]}
          {conversations[0]?.about && `: ${conversations[0].about.title[locale]}`}{' '}
          <a className={buttonClass('text')} href={addressOf(box, undefined)}>
            {teamInboxMessages.all[locale]}
          </a>
        </p>
      )}
      <Tabs label={words.boxes[locale]} tabs={tabs} />
      {conversations.length === 0 ? (
        <Notice title={none[locale]} {...(first ? { text: words.noneText[locale] } : {})}>
          {first && (
            <a className={buttonClass('outline')} href={pathTo(locale, '/properties/search')}>
              {words.find[locale]}
            </a>
          )}
        </Notice>
      ) : (
        <ConversationList locale={locale} conversations={conversations} team={team} />
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}

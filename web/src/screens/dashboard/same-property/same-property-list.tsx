/** SAME-1: properties that an owner and an agency both advertise, as either of them sees them. */
import { formatDateTime } from '@estia/contract/format';
import { samePropertyMessages as words } from '@estia/contract/matches/messages';
import type { Locale } from '@estia/contract/pair';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getShownState, type ScheduledPause, stateTones } from '../../../features/matches/pause-state.ts';
import { orThrowFailure } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { parsePageParam } from '../page-param.ts';

const PER_PAGE = 20;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = parsePageParam(url);
  const query = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { pauses, count } = await orThrowFailure(getApiClient(context)('GET /property/scheduled-pauses', { query }));
  return { pauses, count, page };
}

export const meta = createPrivateMeta(words.title);

function PauseRow({ pause, locale }: { pause: ScheduledPause; locale: Locale }) {
  const state = getShownState(pause);
  const [listing] = pause.own_listings;
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <a
          className={rows.name}
          href={pathTo(locale, '/dashboard/properties/same-property/:id', { id: pause.id })}
          translate="no"
        >
          {listing ? `${listing.title[locale]} · ${listing.code}` : words.noListing[locale]}
        </a>
        <p className={rows.small}>
          {pause.side === 'owner' && (
            <>
              <span translate="no">{pause.agency.name[locale]}</span> ·{' '}
            </>
          )}
          {state === 'scheduled'
            ? `${words.pauseAt[locale]}: ${formatDateTime(pause.pause_at, locale)}`
            : `${words.openedAt[locale]}: ${formatDateTime(pause.opened_at, locale)}`}
        </p>
      </div>
      <StatusBadge tone={stateTones[state]}>{words.states[state][locale]}</StatusBadge>
    </li>
  );
}

export default function SamePropertyList() {
  const { pauses, count, page } = useLoaderData<typeof loader>();
  const locale = useLocale();
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      {pauses.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]}>
          <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/properties')}>
            {words.backToListings[locale]}
          </a>
        </Notice>
      ) : (
        <Panel id="cases" title={words.list[locale]} flush>
          <ul>
            {pauses.map((pause) => (
              <PauseRow key={`${pause.side} ${pause.id}`} pause={pause} locale={locale} />
            ))}
          </ul>
        </Panel>
      )}
      <SimplePagination locale={locale} page={page} count={count} perPage={PER_PAGE} />
    </>
  );
}

/** Four doors of the first page, with what waits behind them. */
import { nav, dashboardHomeMessages as words } from '@estia/contract/accounts/dashboard-messages';
import type { Locale } from '@estia/contract/pair';
import { localizePath } from '../../../platform/locale.ts';
import { DashboardIcon, type DashboardIconName } from '../../../ui/icon/DashboardIcon.tsx';
import css from './dashboard-tiles.module.css';

type Tile = { icon: DashboardIconName; title: string; text: string; action: string; path: string };

type PostingState = 'open' | 'unconfirmed' | 'waiting' | 'leaving';

const closedTexts = {
  unconfirmed: words.propertiesConfirm,
  waiting: words.propertiesWait,
  leaving: words.propertiesLeaving,
};

/** Null: it could not be read, and the tile does not guess. */
type TileCounts = {
  listingCounts: { active: number; inactive: number; drafts: number } | null;
  favorites: number | null;
  unread: number | null;
  alerts: { searches: number; unseen: number } | null;
};

type Owner = { posting: PostingState; isAgency: boolean };

function createListingsTile(
  locale: Locale,
  { posting, isAgency }: Owner,
  listingCounts: TileCounts['listingCounts'],
): Tile {
  const tile = { icon: 'house', title: words.properties[locale] } as const;
  const some = listingCounts !== null && listingCounts.active + listingCounts.inactive + listingCounts.drafts > 0;
  if (posting !== 'open' && (posting === 'leaving' || !some)) {
    return { ...tile, text: closedTexts[posting][locale], action: words.search[locale], path: '/properties/search' };
  }
  if (!some && isAgency)
    return {
      ...tile,
      text: words.propertiesNoneAgency[locale],
      action: words.bringListings[locale],
      path: '/dashboard/properties/external-sources',
    };
  if (!some) {
    return {
      ...tile,
      text: words.propertiesNone[locale],
      action: words.listProperty[locale],
      path: '/select-property',
    };
  }
  const text = words.propertiesText[locale](listingCounts.active, listingCounts.inactive);
  return { ...tile, text, action: words.propertiesSee[locale], path: '/dashboard/properties' };
}

const createTiles = (
  locale: Locale,
  owner: Owner,
  { listingCounts, favorites, unread, alerts }: TileCounts,
): readonly Tile[] => [
  createListingsTile(locale, owner, listingCounts),
  {
    icon: 'mail',
    title: words.inbox[locale],
    text: unread ? words.inboxText[locale](unread) : words.inboxNone[locale],
    action: words.viewMessages[locale],
    path: '/dashboard/inbox',
  },
  {
    icon: 'heart',
    title: nav.favorites[locale],
    text: favorites ? words.favoritesText[locale](favorites) : words.favoritesNone[locale],
    action: words.viewFavorites[locale],
    path: '/dashboard/user/favorites',
  },
  {
    icon: 'bell',
    title: words.alerts[locale],
    text: alerts?.searches ? words.alertsText[locale](alerts.searches, alerts.unseen) : words.alertsNone[locale],
    action: alerts?.searches ? words.viewSavedSearches[locale] : words.search[locale],
    path: alerts?.searches ? '/dashboard/saved-searches' : '/properties/search',
  },
];

type Props = Owner & { locale: Locale; counts: TileCounts };

export function DashboardTiles({ locale, counts, ...owner }: Props) {
  return (
    <section aria-labelledby="tiles" className={css.section}>
      <h2 className="vh" id="tiles">
        {words.tiles[locale]}
      </h2>
      <ul className={css.tiles}>
        {createTiles(locale, owner, counts).map((tile) => (
          <li className={css.door} key={tile.icon}>
            <div className={css.doorHead}>
              <DashboardIcon name={tile.icon} />
            </div>
            <h3>{tile.title}</h3>
            <p>{tile.text}</p>
            <a className={css.go} href={localizePath(locale, tile.path)}>
              {tile.action}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

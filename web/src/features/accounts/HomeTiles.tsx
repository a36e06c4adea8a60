/** Four doors of the first page. What is not built yet says so, and says what can be done meanwhile. */
import { nav, home as words } from '@estia/contract/accounts/dashboard-messages';
import type { Locale, Pair } from '@estia/contract/pair';
import { to } from '../../platform/locale.ts';
import { NavIcon, type NavIconName } from './NavIcon.tsx';
import { Mark } from './Panel.tsx';
import css from './Tiles.module.css';

type Tile = { icon: NavIconName; title: Pair; text: Pair; act: Pair; path: string; soon?: true };

type Posting = 'open' | 'waiting' | 'leaving';

const postingWords = {
  open: words.propertiesText,
  waiting: words.propertiesWait,
  leaving: words.propertiesLeaving,
} as const;

const tilesFor = (posting: Posting): readonly Tile[] => [
  {
    icon: 'house',
    title: words.properties,
    text: postingWords[posting],
    act: posting === 'open' ? words.propertiesAct : words.search,
    path: posting === 'open' ? '/select-property' : '/properties/search',
    soon: true,
  },
  {
    icon: 'heart',
    title: nav.favorites,
    text: words.favoritesText,
    act: words.favoritesAct,
    path: '/dashboard/user/favorites',
  },
  {
    icon: 'search',
    title: words.alerts,
    text: words.alertsText,
    act: words.alertsAct,
    path: '/dashboard/user/search-history',
    soon: true,
  },
  {
    icon: 'mail',
    title: words.inbox,
    text: words.inboxText,
    act: words.inboxAct,
    path: '/properties/search',
    soon: true,
  },
];

export function HomeTiles({ locale, posting }: { locale: Locale; posting: Posting }) {
  return (
    <section aria-labelledby="tiles" className={css.section}>
      <h2 className="vh" id="tiles">
        {words.tiles[locale]}
      </h2>
      <ul className={css.tiles}>
        {tilesFor(posting).map((tile) => (
          <li className={css.door} key={tile.title.el}>
            <div className={css.doorHead}>
              <NavIcon name={tile.icon} />
              {tile.soon && <Mark tone="plain">{words.soon[locale]}</Mark>}
            </div>
            <h3>{tile.title[locale]}</h3>
            <p>{tile.text[locale]}</p>
            <a className={css.go} href={to(locale, tile.path)}>
              {tile.act[locale]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

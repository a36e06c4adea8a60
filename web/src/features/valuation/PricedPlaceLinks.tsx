/** Places as links, each with its listings, its median price and the colour that the price has on the map. */

import type { PriceClass } from './area-map-view.ts';
import { PriceClassChip } from './PriceClassChip.tsx';
import css from './PricedPlaceLinks.module.css';

export type PricedPlaceLink = {
  name: string;
  /** How many listings, in words. */
  listingCount: string;
  href: string;
  /** The price in words. */
  median: string | null;
  level: PriceClass;
};

export function PricedPlaceLinks({ links }: { links: readonly PricedPlaceLink[] }) {
  return (
    <ul className={css.places}>
      {links.map(({ name, listingCount, href, median, level }) => (
        <li key={href}>
          <a href={href}>
            <PriceClassChip of={level} />
            <span>
              {name} <small>{listingCount}</small>
            </span>
            {median && <b>{median}</b>}
          </a>
        </li>
      ))}
    </ul>
  );
}

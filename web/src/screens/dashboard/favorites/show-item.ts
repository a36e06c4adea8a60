import type { ListItem } from '@estia/contract/favorites/list-model';
import type { Locale } from '@estia/contract/pair';
import type { ShownItem } from '../../../features/favorites/lists/ListItemRow.tsx';
import { formatListingFacts, formatPlace, getTitleWithoutPlace } from '../../../features/listings/card/listing-text.ts';
import { propertyPath } from '../../../platform/paths/property-path.ts';

/** What a row of a list says of a property on offer; of one that is not, nothing. */
export const showItem = (item: ListItem, locale: Locale): ShownItem =>
  item.is_active
    ? {
        item,
        title: getTitleWithoutPlace(item, locale),
        facts: formatListingFacts(item, locale),
        place: formatPlace(item, locale),
        href: propertyPath(item, locale),
      }
    : { item, title: '', facts: '', place: '', href: '' };

/** NAV-1: purpose, category and type are set, only the place is missing. A plain GET form: it works without script. */
import type { Locale } from '@estia/contract/pair';
import { title } from '@estia/contract/search/messages';
import { useState } from 'react';
import { PlaceField } from '../../features/places/PlaceField.tsx';
import type { PlaceTag } from '../../features/places/place-tag.ts';
import { useSearchSubmit } from '../../features/search/search-form.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './StartPage.module.css';
import type { StartFilter } from './start-view.ts';

const loadRecent = () => import('../../features/search/history/recent-options.ts');

export function StartSearch({ locale, filter }: { locale: Locale; filter: StartFilter }) {
  const [places, setPlaces] = useState<readonly PlaceTag[]>([]);
  const submit = useSearchSubmit(locale);
  return (
    <search>
      <form className={css.search} method="get" action={pathTo(locale, '/properties/search')} onSubmit={submit}>
        <input type="hidden" name="for" value={filter.for} />
        <input type="hidden" name="category_id" value={filter.category_id} />
        {filter.type_ids && <input type="hidden" name="type_ids" value={filter.type_ids.join(',')} />}
        <div className={css.where}>
          <PlaceField
            locale={locale}
            places={places}
            onChange={setPlaces}
            variant="pill"
            required
            loadRecent={loadRecent}
            autoFocus
          />
        </div>
        <button className={buttonClass('accent', css.submit)} type="submit">
          <Icon name="search" /> {title[locale]}
        </button>
      </form>
    </search>
  );
}

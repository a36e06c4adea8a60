/** The search for agencies: form, list, and the map beside it (behind a switch where there is no room). */

import { agencySearchMessages as words } from '@estia/contract/agencies/agency-search-messages';
import type { Locale } from '@estia/contract/pair';
import { placeUnknown } from '@estia/contract/search/messages';
import { type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { localizePath } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { SectionError } from '../../ui/ErrorScreens.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ClearSearchLink, SearchPage } from '../../ui/layout/SearchPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberedPagination } from '../../ui/pagination/NumberedPagination.tsx';
import { AgencyCard } from './AgencyCard.tsx';
import { AgencyMapPanel } from './AgencyMapPanel.tsx';
import css from './AgencySearch.module.css';
import { AgencySearchForm } from './AgencySearchForm.tsx';
import type { AgencySearchData } from './agency-search-data.ts';
import { AGENCIES_PER_PAGE, agencySearchPath } from './agency-search-params.ts';

export function AgencySearch({ locale, loaded }: { locale: Locale; loaded: AgencySearchData }) {
  const { search, page, found, failure } = loaded;
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const onCard = (event: SyntheticEvent) => {
    const item = event.target instanceof Element ? event.target.closest('[data-office]') : null;
    setPointed(item ? Number(item.getAttribute('data-office')) : null);
  };
  // What is pointed at on the map is lit in the list, without drawing the list again.
  const onMap = useCallback((ids: readonly number[]) => {
    for (const item of list.current?.querySelectorAll<HTMLElement>('[data-office]') ?? []) {
      if (ids.includes(Number(item.dataset.office))) item.dataset.lit = '';
      else delete item.dataset.lit;
    }
  }, []);
  const agencies = found?.agencies ?? [];
  const start = (page - 1) * AGENCIES_PER_PAGE;
  const asked = search.places.length > 0 || search.name !== '' || search.gemi !== '';
  const problems = [
    ...(loaded.unknownPlace === null ? [] : [{ text: placeUnknown[locale](loaded.unknownPlace) }]),
    ...(loaded.badGemi ? [{ id: 'bad-gemi', text: words.badGemi[locale](search.gemi) }] : []),
  ];
  return (
    <SearchPage
      title={loaded.title}
      lead={words.lead[locale]}
      form={<AgencySearchForm key={agencySearchPath(search, page)} locale={locale} loaded={loaded} />}
      problems={problems}
    >
      {failure && <SectionError locale={locale} failure={failure} />}
      {found && (
        <div
          className={css.results}
          data-map={open ? 'open' : undefined}
          data-some={agencies.length > 0 ? '' : undefined}
        >
          <div className={css.head}>
            <p className={css.count} role="status">
              <b>{words.count[locale](found.count)}</b>
              {found.count > AGENCIES_PER_PAGE && agencies.length > 0 && (
                <> · {words.showing[locale](start + 1, start + agencies.length)}</>
              )}
              {asked && (
                <>
                  {' · '}
                  <ClearSearchLink href={pathTo(locale, '/show-realtors')}>{words.clear[locale]}</ClearSearchLink>
                </>
              )}
            </p>
            {agencies.length > 0 && (
              <button
                type="button"
                className={buttonClass('outline', css.switch)}
                aria-pressed={open}
                onClick={() => setOpen(!open)}
              >
                <Icon name="map" /> {words.showMap[locale]}
              </button>
            )}
            {found.count > 1 && (
              <p className={css.order}>{(search.places.length > 0 ? words.orderThere : words.order)[locale]}</p>
            )}
          </div>
          <div className={css.list}>
            {agencies.length > 0 && (
              <ol
                ref={list}
                className={css.cards}
                aria-label={words.list[locale]}
                onPointerOver={onCard}
                onPointerLeave={() => setPointed(null)}
                onFocus={onCard}
                onBlur={() => setPointed(null)}
              >
                {agencies.map((agency) => (
                  <li key={agency.id} data-office={agency.id}>
                    <AgencyCard agency={agency} locale={locale} />
                  </li>
                ))}
              </ol>
            )}
            {found.count === 0 && (
              <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]}>
                {asked && (
                  <a className={buttonClass('outline')} href={pathTo(locale, '/show-realtors')}>
                    {words.clear[locale]}
                  </a>
                )}
              </Notice>
            )}
            {found.count > 0 && agencies.length === 0 && (
              <Notice title={words.deepPage[locale]}>
                <a className={buttonClass('outline')} href={localizePath(locale, agencySearchPath(search))}>
                  {words.firstPage[locale]}
                </a>
              </Notice>
            )}
            <NumberedPagination
              locale={locale}
              page={page}
              perPage={AGENCIES_PER_PAGE}
              count={found.count}
              path={(n) => agencySearchPath(search, n)}
            />
          </div>
          {agencies.length > 0 && (
            <div className={css.map}>
              <AgencyMapPanel
                locale={locale}
                agencies={agencies}
                bounds={found.bounds}
                pointed={pointed}
                onPoint={onMap}
              />
            </div>
          )}
        </div>
      )}
    </SearchPage>
  );
}

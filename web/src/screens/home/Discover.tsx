/** HOME-3: five lists as tabs. A tab is a link, so each list has an address; with script it changes in place. */

import type { Locale } from '@estia/contract/pair';
import { howOrdered, discover as words } from '@estia/contract/search/messages';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import { ListingCard } from '../../features/listings/card/ListingCard.tsx';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { callApi } from '../../platform/api-client.ts';
import { type Settled, settle } from '../../platform/failures.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { SectionError } from '../../ui/ErrorScreens.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './Discover.module.css';
import { type DiscoverTab, discoverTabs, loadDiscoverListings } from './discover-tabs.ts';
import section from './section.module.css';

type CardList = Settled<readonly ListingCardView[]>;
type Props = { locale: Locale; tab: DiscoverTab; first: CardList; now: number };

export function Discover({ locale, tab: start, first, now }: Props) {
  const [lists, setLists] = useState<Partial<Record<DiscoverTab, CardList>>>({ [start]: first });
  const [chosen, setChosen] = useState<DiscoverTab>(start);
  const [drawn, setDrawn] = useState<DiscoverTab>(start);
  const wanted = useRef<DiscoverTab>(start);
  const panel = useRef<HTMLDivElement>(null);
  const list = lists[drawn] ?? first;
  const href = (tab: DiscoverTab) => `${pathTo(locale, '/')}?discover=${tab}#discover`;

  const open = async (tab: DiscoverTab) => {
    wanted.current = tab;
    setChosen(tab);
    let found = lists[tab];
    if (!found?.ok) {
      found = await settle(loadDiscoverListings(callApi, tab, locale, now));
      const read = found;
      setLists((was) => ({ ...was, [tab]: read }));
    }
    // The last press wins; an answer that comes late only fills its list.
    if (wanted.current !== tab) return;
    setDrawn(tab);
    panel.current?.querySelector('ul')?.scrollTo({ left: 0 });
  };
  const press = (event: MouseEvent, tab: DiscoverTab) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(tab);
  };
  const walk = (event: KeyboardEvent, tab: DiscoverTab) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === ' ') {
      event.preventDefault();
      void open(tab);
    }
    const next = discoverTabs[(discoverTabs.indexOf(tab) + step + discoverTabs.length) % discoverTabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    document.getElementById(`tab-${next}`)?.focus();
    void open(next);
  };

  const head = (
    <>
      <div className={css.title}>
        <h2 id="discover-title">{words.title[locale]}</h2>
        <a className={section.link} href={pathTo(locale, '/how-results-are-ordered')}>
          <Icon name="info" small /> {howOrdered[locale]}
        </a>
      </div>
      <div className={css.tabs} role="tablist" aria-labelledby="discover-title">
        {discoverTabs.map((tab) => (
          <a
            key={tab}
            id={`tab-${tab}`}
            className={css.tab}
            role="tab"
            aria-selected={tab === chosen}
            href={href(tab)}
            onClick={(event) => press(event, tab)}
            onKeyDown={(event) => walk(event, tab)}
          >
            {words[tab][locale]}
          </a>
        ))}
      </div>
    </>
  );
  const filled = list.ok && list.value.length > 0;
  return (
    <section className={`${section.section} ${css.discover} wrap`} id="discover" aria-labelledby="discover-title">
      {!filled && head}
      <div className={css.panel} ref={panel} aria-busy={chosen !== drawn || undefined}>
        {filled ? (
          <Carousel
            label={words[drawn][locale]}
            words={{ previous: words.previous[locale], next: words.next[locale] }}
            swipeBelow={1026}
            head={head}
          >
            {list.value.map((card) => (
              <ListingCard
                key={card.id}
                card={card}
                locale={locale}
                corner={<FavoriteButton id={card.id} title={card.title} locale={locale} />}
              />
            ))}
          </Carousel>
        ) : list.ok ? (
          <Notice title={words.empty[locale]} />
        ) : (
          <SectionError locale={locale} failure={list.failure} href={href(drawn)} />
        )}
      </div>
    </section>
  );
}

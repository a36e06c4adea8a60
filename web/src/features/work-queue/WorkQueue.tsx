/** The admins' home: the queue with its filters, and the figures of the last days under it. */

import { athensTime } from '@estia/contract/athens';
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { workKindNames } from '@estia/contract/work-queue/item-messages';
import { workClaimFilters, workKinds, workLimits, workSorts } from '@estia/contract/work-queue/model';
import {
  workQueueMessages as words,
  workClaimFilterNames,
  workFlashMessages,
  workSortNames,
} from '@estia/contract/work-queue/queue-messages';
import type { ReactNode } from 'react';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { type FilterField, FilterForm } from '../../ui/form/FilterForm.tsx';
import { FlashMessage } from '../../ui/form/FlashMessage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Disclosure, PageHeader } from '../../ui/Panel.tsx';
import { SimplePagination } from '../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { WorkQueuePage } from './load-work-queue.ts';
import { formatQuery, type QueueFilter } from './queue-filter.ts';
import css from './WorkQueue.module.css';
import { WorkQueueTable } from './WorkQueueTable.tsx';

const PATH = '/dashboard';

const hrefOf = (locale: Locale, filter: QueueFilter): string => {
  const query = formatQuery(filter);
  return query ? `${localizePath(locale, PATH)}?${query}` : localizePath(locale, PATH);
};

/** Somebody else was first: who, and since when. */
function Refused({ locale, refused }: { locale: Locale; refused: WorkQueuePage['refused'] }) {
  if (refused === null) return null;
  const { item } = refused;
  return item?.claim && !item.claim.is_mine ? (
    <Notice
      title={words.taken[locale](item.title[locale], item.claim.admin, athensTime(new Date(item.claim.claimed_at)))}
      text={words.takenText[locale]}
    />
  ) : (
    <Notice title={words.goneTitle[locale]} text={words.goneText[locale]} />
  );
}

function listFields(locale: Locale, { filter, queue }: Pick<WorkQueuePage, 'filter' | 'queue'>): FilterField[] {
  return [
    { name: 'search', label: words.search[locale], value: filter.search || undefined, wide: true },
    {
      name: 'kind',
      label: words.kind[locale],
      value: filter.kind,
      any: words.anyKind[locale],
      options: workKinds
        .filter((kind) => queue.counts[kind] > 0 || kind === filter.kind)
        .map((kind) => ({
          value: kind,
          label: `${workKindNames[kind][locale]} (${formatCount(queue.counts[kind], locale)})`,
        })),
    },
    {
      name: 'sort',
      label: words.sort[locale],
      value: filter.sort === 'deadline' ? undefined : filter.sort,
      any: workSortNames.deadline[locale],
      options: workSorts
        .filter((sort) => sort !== 'deadline')
        .map((sort) => ({ value: sort, label: workSortNames[sort][locale] })),
    },
  ];
}

type Props = { locale: Locale; page: WorkQueuePage; children: ReactNode };

export function WorkQueue({ locale, page, children }: Props) {
  const { queue, filter, number, today, refused } = page;
  const here = hrefOf(locale, filter);
  const isFiltered = filter.search !== '' || filter.kind !== undefined || filter.claim !== 'all' || number > 1;
  const total = Object.values(queue.counts).reduce((sum, count) => sum + count, 0);
  const query = formatQuery(filter);
  const formPath = `${localizePath(locale, PATH)}?${new URLSearchParams({ back: query ? `${PATH}?${query}` : PATH })}`;
  return (
    <>
      <PageHeader
        title={words.title[locale]}
        lead={isFiltered ? undefined : words.lead[locale](total, formatCount(total, locale))}
      />
      <FlashMessage locale={locale} words={workFlashMessages} />
      <Refused locale={locale} refused={refused} />
      {children}
      <Tabs
        label={words.claims[locale]}
        tabs={workClaimFilters.map((claim) => ({
          href: hrefOf(locale, { ...filter, claim }),
          text: workClaimFilterNames[claim][locale],
          current: claim === filter.claim,
          count: claim === 'mine' ? queue.mine_count : undefined,
        }))}
      />
      <FilterForm
        action={localizePath(locale, PATH)}
        fields={listFields(locale, page)}
        hidden={filter.claim === 'all' ? {} : { claim: filter.claim }}
        find={words.find[locale]}
        clear={words.clear[locale]}
        clearHref={hrefOf(locale, { claim: filter.claim, search: '', sort: 'deadline', kind: undefined })}
      />
      {queue.items.length === 0 ? (
        <Notice
          title={(isFiltered ? words.noneFound : words.none)[locale]}
          text={(isFiltered ? words.noneFoundText : words.noneText)[locale]}
        >
          {isFiltered && (
            <a className={buttonClass('primary')} href={localizePath(locale, PATH)}>
              {words.clear[locale]}
            </a>
          )}
        </Notice>
      ) : (
        <>
          <p className={css.count} role="status">
            {words.found[locale](queue.count, formatCount(queue.count, locale))}
          </p>
          <WorkQueueTable locale={locale} items={queue.items} today={today} formPath={formPath} key={here} />
          <Disclosure summary={words.keys[locale]} quiet wide>
            <p>{words.keysText[locale]}</p>
          </Disclosure>
        </>
      )}
      <SimplePagination locale={locale} page={number} count={queue.count} perPage={workLimits.perPage} />
    </>
  );
}

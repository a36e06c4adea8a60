/** The items of a run by what becomes of each, a page at a time. */
import type { Locale } from '@estia/contract/pair';
import { runActionTabs, runScreenMessages as words } from '@estia/contract/sources/screens/run-screen-messages';
import type { Source, SourceRun } from '@estia/contract/sources/source-model';
import type { ApiReply } from '../../../platform/api-client.ts';
import { FilterForm } from '../../../ui/form/FilterForm.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { RunItemRow } from './RunItemRow.tsx';
import { describeProblem, type RunProblem } from './RunProblems.tsx';
import css from './run.module.css';

export type RunShow = 'all' | (typeof runActionTabs)[number] | 'refused';
export const runShows: readonly RunShow[] = ['all', ...runActionTabs, 'refused'];
export const RUN_ITEMS_PER_PAGE = 25;

type Props = {
  locale: Locale;
  run: SourceRun;
  source: Source;
  list: ApiReply<'GET /sources/runs/{id}/items'>;
  show: RunShow;
  search: string;
  /** Only items with this. */
  problem: Pick<RunProblem, 'field' | 'code'> | null;
  page: number;
  /** The page itself, without a query. */
  path: string;
};

/** Which listings stayed the same is known of the newest run alone. */
function countTab({ id, counts, applied }: SourceRun, { last_run }: Source, tab: RunShow): number {
  if (tab === 'refused') return applied.refused;
  if (tab !== 'all') return counts[tab];
  const { create, update, return: back, remove, draft, reject, unchanged } = counts;
  return create + update + back + remove + draft + reject + (last_run?.id === id ? unchanged : 0);
}

export function RunItemList({ locale, run, source, list, show, search, problem, page, path }: Props) {
  const shown = runShows.filter((tab) => tab === 'all' || tab === show || countTab(run, source, tab) > 0);
  const href = (tab: RunShow) => `${path}${tab === 'all' ? '' : `?show=${tab}`}#items`;
  return (
    <section id="items" className={css.items} aria-labelledby="items-title">
      <h2 id="items-title">{words.items[locale]}</h2>
      <Tabs
        label={words.filter[locale]}
        tabs={shown.map((tab) => ({
          href: href(tab),
          text: words.tabs[tab][locale],
          current: tab === show,
          count: countTab(run, source, tab),
        }))}
      />
      <FilterForm
        action={path}
        find={words.find[locale]}
        clear={words.clear[locale]}
        clearHref={href(show)}
        hidden={{
          ...(show === 'all' ? {} : { show }),
          ...(problem ? { code: problem.code, ...(problem.field === null ? {} : { field: problem.field }) } : {}),
        }}
        fields={[{ name: 'search', label: words.search[locale], value: search || undefined, wide: true }]}
      />
      {problem && (
        <p className={css.only}>
          {words.shownProblem[locale]}: <b>{describeProblem(problem, locale)}</b>{' '}
          <a className={css.link} href={href(show)}>
            {words.clear[locale]}
          </a>
        </p>
      )}
      {list.items.length === 0 ? (
        <p className={css.none}>{(list.is_stored ? (search ? words.none : words.noneYet) : words.notStored)[locale]}</p>
      ) : (
        <ul className={css.list}>
          {list.items.map((item) => (
            <RunItemRow key={item.id} item={item} run={run} source={source} locale={locale} />
          ))}
        </ul>
      )}
      <SimplePagination locale={locale} page={page} count={list.count} perPage={RUN_ITEMS_PER_PAGE} />
    </section>
  );
}

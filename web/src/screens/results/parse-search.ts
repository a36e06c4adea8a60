/** Address → search. Runs in the loader only: this is where the contract's schema may be used as a value. */
import { paramsToFields, type ResultsView } from '@estia/contract/search/codec';
import { type SearchFilter, searchFilter, searchLimits } from '@estia/contract/search/model';

export type ParsedSearch = {
  filter: SearchFilter;
  page: number;
  show: ResultsView;
  /** Place text of a form without script, to be resolved. */
  q: string;
  /** Fields that could not be read, with what was written: they are left out of the search and shown. */
  problems: { name: string; text: string }[];
  /** The form sent empty or repeated fields: the page has a shorter address. */
  untidy: boolean;
};

const LAST_PAGE = Math.floor(searchLimits.maxOffset / searchLimits.page) + 1;

export function parseSearch(params: URLSearchParams): ParsedSearch {
  const { q = '', page: pageText, show, ...fields } = paramsToFields(params);
  const problems: ParsedSearch['problems'] = [];
  let parsed = searchFilter.safeParse(fields);
  for (let round = 0; !parsed.success && round < 3; round += 1) {
    const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0] ?? '')));
    for (const name of wrong) {
      problems.push({ name, text: fields[name] ?? '' });
      delete fields[name];
    }
    parsed = searchFilter.safeParse(fields);
  }
  let page = pageText === undefined ? 1 : Number(pageText);
  if (!Number.isInteger(page) || page < 1 || page > LAST_PAGE) {
    problems.push({ name: 'page', text: pageText ?? '' });
    page = 1;
  }
  const names = [...params.keys()];
  const untidy = names.length !== new Set(names).size || [...params.values()].includes('');
  return {
    filter: parsed.success ? parsed.data : searchFilter.parse({}),
    page,
    show: show === 'list' || show === 'table' ? show : 'grid',
    q: q.trim(),
    problems,
    untidy,
  };
}

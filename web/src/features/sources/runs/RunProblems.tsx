/** What is wrong with the listings of a run, each field and reason once, with the way to the listings it is about. */
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { getItemFieldName } from '@estia/contract/sources/item-values';
import { runScreenMessages as words } from '@estia/contract/sources/screens/run-screen-messages';
import { getItemFaultMessage } from '@estia/contract/sources/source-messages';
import type { ApiReply } from '../../../platform/api-client.ts';
import { Disclosure, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import css from './run.module.css';

export type RunProblem = ApiReply<'GET /sources/runs/{id}/problems'>['problems'][number];

/** The others wait behind a fold. */
const SHOWN = 6;
const MAX_TEXT = 80;
const tones: Record<RunProblem['outcome'], StatusTone> = {
  reject: 'care',
  refuse: 'care',
  draft: 'info',
  omit: 'plain',
};

const cut = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()}…` : text);

export const describeProblem = ({ field, code }: Pick<RunProblem, 'field' | 'code'>, locale: Locale): string => {
  const { problem } = getItemFaultMessage(code);
  return field === null ? problem[locale] : `${getItemFieldName(field, locale)}: ${problem[locale]}`;
};

/** “Energy class (12), Floor (3)”: what the drafts of a run lack, the most frequent first. */
export function describeMissing(problems: readonly RunProblem[], locale: Locale): string {
  return problems
    .flatMap(({ outcome, field, count }) =>
      outcome === 'draft' && field !== null
        ? [`${getItemFieldName(field, locale)} (${formatCount(count, locale)})`]
        : [],
    )
    .slice(0, 5)
    .join(', ');
}

function ProblemRow({ problem, path, locale }: { problem: RunProblem; path: string; locale: Locale }) {
  const { outcome, field, code, count, examples } = problem;
  const query = new URLSearchParams({ code, ...(field === null ? {} : { field }) });
  const { remedy } = getItemFaultMessage(code);
  const [first] = examples;
  return (
    <li className={css.problem}>
      <div>
        <p>
          <b>{describeProblem(problem, locale)}</b>
        </p>
        <p className={css.note}>{remedy[locale]}</p>
        {first && (
          <p className={css.found}>
            <span>
              {words.example[locale]}: <span translate="no">{first.reference || '–'}</span>
              {first.line !== null && `, ${words.line[locale](formatCount(first.line, locale))}`}
              {first.value && (
                <>
                  {', '}
                  <span translate="no" dir="auto">
                    {words.quoted[locale](cut(first.value))}
                  </span>
                </>
              )}
            </span>
          </p>
        )}
      </div>
      <div className={css.problemSide}>
        <StatusBadge tone={tones[outcome]}>
          {words.outcomes[outcome][locale](count, formatCount(count, locale))}
        </StatusBadge>
        <a className={css.link} href={`${path}?${query}#items`}>
          {words.seeItems[locale]}
          <span className="vh">: {describeProblem(problem, locale)}</span>
        </a>
      </div>
    </li>
  );
}

export function RunProblems({
  problems,
  path,
  locale,
}: {
  problems: readonly RunProblem[];
  path: string;
  locale: Locale;
}) {
  if (problems.length === 0) return null;
  const list = (shown: readonly RunProblem[]) => (
    <ul className={css.problems}>
      {shown.map((problem) => (
        <ProblemRow
          key={`${problem.outcome} ${problem.field} ${problem.code}`}
          problem={problem}
          path={path}
          locale={locale}
        />
      ))}
    </ul>
  );
  const more = problems.slice(SHOWN);
  return (
    <Panel id="problems" title={words.problems[locale]} lead={words.problemsLead[locale]}>
      {list(problems.slice(0, SHOWN))}
      {more.length > 0 && (
        <Disclosure quiet wide summary={words.moreProblems[locale](more.length, formatCount(more.length, locale))}>
          {list(more)}
        </Disclosure>
      )}
    </Panel>
  );
}

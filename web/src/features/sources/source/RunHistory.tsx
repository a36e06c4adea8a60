/** Every time a source was read, newest first. */
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { sourcePageMessages as words } from '@estia/contract/sources/screens/source-page-messages';
import { getRunErrorMessage, runTriggerMessages } from '@estia/contract/sources/source-messages';
import type { SourceRun } from '@estia/contract/sources/source-model';
import { localizePath } from '../../../platform/locale.ts';
import grid from '../../../ui/form/form-grid.module.css';
import { Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import rows from '../../../ui/row-list.module.css';
import { RunStateBadge } from '../runs/RunStateBadge.tsx';
import { describeAppliedRun, describePlannedRun } from '../runs/run-headline.ts';
import { bareRunPath } from '../source-paths.ts';

type Props = { locale: Locale; runs: readonly SourceRun[]; count: number; page: number; perPage: number };

export function RunHistory({ locale, runs, count, page, perPage }: Props) {
  return (
    <Panel id="history" flush title={words.history[locale]} beside={<span className="num">{count}</span>}>
      {runs.length === 0 ? (
        <p className={grid.padded}>{words.noRuns[locale]}</p>
      ) : (
        <ul>
          {runs.map((run) => (
            <Run key={run.id} locale={locale} run={run} />
          ))}
        </ul>
      )}
      {count > perPage && (
        <div className={rows.foot}>
          <SimplePagination locale={locale} page={page} count={count} perPage={perPage} />
        </div>
      )}
    </Panel>
  );
}

/** Of one that was read: what it did, or would have done. */
function describeRun(run: SourceRun, locale: Locale): string[] {
  if (run.read_at === null || run.state === 'failed' || run.state === 'unchanged') return [];
  return [run.state === 'done' ? describeAppliedRun(run, locale) : describePlannedRun(run, null, locale)];
}

function Run({ locale, run }: { locale: Locale; run: SourceRun }) {
  const error = run.error && getRunErrorMessage(run.error.code);
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <a className={rows.name} href={localizePath(locale, bareRunPath(run.source_id, run.id))}>
          {words.run[locale](formatDateTime(run.created_at, locale))}
        </a>
        <p className={rows.small}>
          {[runTriggerMessages[run.trigger][locale], ...describeRun(run, locale)].join(' · ')}
        </p>
        {error && <p className={rows.small}>{error.problem[locale]}</p>}
      </div>
      <RunStateBadge locale={locale} state={run.state} />
    </li>
  );
}

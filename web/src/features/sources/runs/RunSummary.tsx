/** The head of a run: what it would do or did in one line, why it waits, what went wrong, and what is asked. */
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { feedFormatMessages } from '@estia/contract/sources/feed-messages';
import { runScreenMessages as words } from '@estia/contract/sources/screens/run-screen-messages';
import { getRunErrorMessage, runBrakeMessages, runTriggerMessages } from '@estia/contract/sources/source-messages';
import type { Source, SourceRun } from '@estia/contract/sources/source-model';
import { localizePath } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import grid from '../../../ui/form/form-grid.module.css';
import { DescriptionList, type DescriptionRow, Disclosure, Panel } from '../../../ui/Panel.tsx';
import { bareRunPath, needPath, sourcePath } from '../source-paths.ts';
import { describeMissing, type RunProblem } from './RunProblems.tsx';
import { RunProgress } from './RunProgress.tsx';
import css from './run.module.css';
import { describeAppliedRun, describePlannedRun, formatFileSize } from './run-headline.ts';

type Props = {
  locale: Locale;
  run: SourceRun;
  source: Source;
  photosToFetch: number | null;
  inReview: number;
  problems: readonly RunProblem[];
};
type Basics = Pick<Props, 'locale' | 'run' | 'source'>;

const isNewest = ({ id }: SourceRun, { last_run }: Source): boolean => last_run?.id === id;

const hasApplied = ({ applied }: SourceRun): boolean =>
  applied.create + applied.update + applied.return + applied.remove + applied.draft > 0;

function RunFailure({ locale, run, source }: Basics) {
  const { error } = run;
  const message = error && getRunErrorMessage(error.code);
  const isColumns = error?.code === 'columns_missing' && isNewest(run, source);
  return (
    <>
      <p className={css.headline}>{message ? message.problem[locale] : words.failed[locale]}</p>
      {error?.line != null && error.code !== 'columns_missing' && (
        <p className="num">{words.atLine[locale](formatCount(error.line, locale))}</p>
      )}
      {message && <p>{message.remedy[locale]}</p>}
      <p className={css.note}>{(hasApplied(run) ? words.partly : words.failedText)[locale]}</p>
      <div className={grid.actions}>
        {isColumns ? (
          <a className={buttonClass('accent')} href={needPath(locale, source, 'columns')}>
            {words.openColumns[locale]}
          </a>
        ) : (
          <a className={buttonClass('outline')} href={sourcePath(locale, source.id)}>
            {words.toSource[locale]}
          </a>
        )}
      </div>
    </>
  );
}

/** What each state has to say besides its progress. */
function RunOutcome(props: Props) {
  const { locale, run, source, photosToFetch, inReview, problems } = props;
  const missing = describeMissing(problems, locale);
  const drafts = missing && <p>{words.draftsFor[locale](missing)}</p>;
  const headline = (text: string) => <p className={css.headline}>{text}</p>;
  switch (run.state) {
    case 'waiting':
    case 'reading':
      return null;
    case 'applying':
      return <p>{describePlannedRun(run, null, locale)}</p>;
    case 'review':
      return (
        <>
          {headline(describePlannedRun(run, photosToFetch, locale))}
          {drafts}
          {run.brake && (
            <p className={css.brake}>
              {runBrakeMessages[run.brake][locale](run.brake_percent ?? 0, run.brake_limit ?? 0)}
            </p>
          )}
        </>
      );
    case 'done':
      return (
        <>
          {headline(describeAppliedRun(run, locale))}
          {inReview > 0 && <p>{words.inReview[locale](inReview, formatCount(inReview, locale))}</p>}
          {drafts}
          {isNewest(run, source) && run.photos.failed > 0 && (
            <p>{words.photosFailed[locale](run.photos.failed, formatCount(run.photos.failed, locale))}</p>
          )}
          <div className={grid.actions}>
            <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/properties')}>
              {words.toListings[locale]}
            </a>
            {source.items.drafts > 0 && (
              <a
                className={buttonClass('outline')}
                href={`${pathTo(locale, '/dashboard/properties')}?state=drafts&source=${source.id}`}
              >
                {words.toDrafts[locale]}
              </a>
            )}
          </div>
        </>
      );
    case 'unchanged':
      return headline(words.unchanged[locale]);
    case 'failed':
      return <RunFailure locale={locale} run={run} source={source} />;
    case 'declined':
      return (
        <>
          {headline(words.declined[locale])}
          <p>{words.declinedText[locale]}</p>
          <p>{describePlannedRun(run, null, locale)}</p>
        </>
      );
    case 'superseded':
      return (
        <>
          {headline(words.superseded[locale])}
          {source.last_run && (
            <div className={grid.actions}>
              <a
                className={buttonClass('primary')}
                href={localizePath(locale, bareRunPath(source.id, source.last_run.id))}
              >
                {words.toNewest[locale]}
              </a>
            </div>
          )}
        </>
      );
  }
}

function listFileFacts({ locale, run }: Props): DescriptionRow[] {
  const { counts } = run;
  return [
    { label: words.trigger[locale], value: runTriggerMessages[run.trigger][locale] },
    ...(run.format ? [{ label: words.format[locale], value: feedFormatMessages[run.format][locale] }] : []),
    ...(run.encoding
      ? [{ label: words.encoding[locale], value: <span translate="no">{run.encoding.toUpperCase()}</span> }]
      : []),
    ...(run.bytes === null ? [] : [{ label: words.size[locale], value: formatFileSize(run.bytes, locale) }]),
    ...(run.is_full === null
      ? []
      : [{ label: words.extent[locale], value: (run.is_full ? words.full : words.partial)[locale] }]),
    ...(run.read_at ? [{ label: words.total[locale], value: formatCount(counts.items, locale) }] : []),
  ];
}

export function RunSummary(props: Props) {
  const { locale, run } = props;
  return (
    <section className={css.summary} aria-label={words.metaTitle[locale]}>
      <RunProgress locale={locale} run={run} />
      <RunOutcome {...props} />
      <Disclosure quiet wide summary={words.file[locale]}>
        <DescriptionList rows={listFileFacts(props)} />
      </Disclosure>
    </section>
  );
}

/** What only a person can say. Of the newest run: the others’ questions have been asked again since. */
export function OpenQuestions({ locale, run, source }: Basics) {
  const { open_values: values, open_places: places } = run;
  const isOpen = run.state === 'review' || run.state === 'done' || run.state === 'applying';
  if (!isOpen || !isNewest(run, source) || values + places === 0) return null;
  const links = [
    ...(values > 0
      ? [{ need: 'values', text: words.openValues[locale](values, formatCount(values, locale)) } as const]
      : []),
    ...(places > 0
      ? [{ need: 'places', text: words.openPlaces[locale](places, formatCount(places, locale)) } as const]
      : []),
  ];
  return (
    <Panel id="help" title={words.help[locale]} lead={words.helpText[locale]}>
      <ul className={css.questions}>
        {links.map(({ need, text }) => (
          <li key={need}>
            <a className={buttonClass('outline')} href={needPath(locale, source, need)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

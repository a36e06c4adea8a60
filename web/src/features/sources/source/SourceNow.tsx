/** What a source needs now, how far its run is, and what can be done with it: first on its page. */
import { emailContact } from '@estia/contract/accounts/email-messages';
import { formatCount, formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { sourcePageMessages as words } from '@estia/contract/sources/screens/source-page-messages';
import type { SourceNeed } from '@estia/contract/sources/source-choices';
import {
  getRunErrorMessage,
  runBrakeMessages,
  sourceNeedMessages,
  sourceStateMessages,
} from '@estia/contract/sources/source-messages';
import type { Source } from '@estia/contract/sources/source-model';
import type { FormError } from '../../../platform/forms.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { RunProgress } from '../runs/RunProgress.tsx';
import { describeNextRead, sourceTones } from '../source-facts.ts';
import { needPath } from '../source-paths.ts';
import css from './source-page.module.css';

/** Each of these says itself why the last run failed. */
const failureNeeds: readonly SourceNeed[] = ['failing', 'key', 'columns'];
/** What may be over by itself, or once somebody else has corrected the file. */
const retryingNeeds: readonly SourceNeed[] = ['failing', 'key'];

type Common = { locale: Locale; formKey: string; refusal: FormError | null };
type Props = Common & { source: Source; now: number };

export function SourceNow({ source, now, ...common }: Props) {
  const { locale } = common;
  const { state, needs, last_run: run } = source;
  return (
    <Panel
      id="now"
      title={words.now[locale]}
      beside={<StatusBadge tone={sourceTones[state]}>{sourceStateMessages[state][locale]}</StatusBadge>}
    >
      <div className={css.now}>
        <StateNote locale={locale} source={source} />
        {run?.progress && state !== 'removed' && <RunProgress key={run.id} locale={locale} run={run} />}
        {needs.length > 0 && (
          <ul className={css.needs}>
            {needs.map((need) => (
              <Need key={need} locale={locale} source={source} need={need} />
            ))}
          </ul>
        )}
        {run?.state === 'failed' && !needs.some((need) => failureNeeds.includes(need)) && (
          <div className={css.need}>
            <div>
              <h3>{words.lastFailed[locale]}</h3>
              <p>{describeError(source, locale)}</p>
            </div>
          </div>
        )}
        {state === 'active' && <ReadTimes locale={locale} source={source} now={now} />}
        <Actions {...common} source={source} />
      </div>
    </Panel>
  );
}

function Reason({ locale, reason }: { locale: Locale; reason: string }) {
  return (
    <p>
      {words.reason[locale]}: <span translate="no">{reason}</span>
    </p>
  );
}

function StateNote({ locale, source }: { locale: Locale; source: Source }) {
  const { state, state_reason: reason } = source;
  if (state === 'stopped')
    return (
      <div className={css.need}>
        <div>
          <h3>{words.stopped[locale]}</h3>
          {reason && <Reason locale={locale} reason={reason} />}
          <p>
            {words.stoppedText[locale]} <a href={`mailto:${emailContact}`}>{emailContact}</a>.
          </p>
        </div>
      </div>
    );
  if (state === 'active') return null;
  const isPaused = state === 'paused';
  return (
    <div>
      <p>
        <b>{(isPaused ? words.pausedTitle : words.removedTitle)[locale]}</b>
      </p>
      <p className={css.quiet}>{(isPaused ? words.pausedText : words.removedText)[locale]}</p>
      {!isPaused && reason && <Reason locale={locale} reason={reason} />}
    </div>
  );
}

/** In words that say what to do; where the line is known, that too. */
function describeError({ last_run: run }: Source, locale: Locale): string | null {
  if (run?.state !== 'failed' || !run.error) return null;
  const { code, line } = run.error;
  const message = getRunErrorMessage(code);
  if (!message) return words.lastFailed[locale];
  const where = line === null ? '' : ` (${words.line[locale](formatCount(line, locale))})`;
  return `${message.problem[locale]}${where}. ${message.remedy[locale]}`;
}

function Need({ locale, source, need }: { locale: Locale; source: Source; need: SourceNeed }) {
  const error = need === 'failing' ? describeError(source, locale) : null;
  const { failing_since: since, last_run: run } = source;
  return (
    <li className={css.need}>
      <div>
        <h3>{sourceNeedMessages[need][locale]}</h3>
        {error && <p>{error}</p>}
        {need === 'confirmation' && run?.brake && (
          <p>{runBrakeMessages[run.brake][locale](run.brake_percent ?? 0, run.brake_limit ?? 0)}</p>
        )}
        <p>
          {need === 'failing' && since && `${words.failingSince[locale](formatDateTime(since, locale))} `}
          {words.needTexts[need][locale]}{' '}
          {retryingNeeds.includes(need) && source.next_run_at !== null && words.retries[locale]}
        </p>
      </div>
      {need !== 'failing' && (
        <a
          className={buttonClass(need === 'confirmation' ? 'primary' : 'outline')}
          href={needPath(locale, source, need)}
        >
          {words.needActions[need][locale]}
        </a>
      )}
    </li>
  );
}

function ReadTimes({ locale, source, now }: { locale: Locale; source: Source; now: number }) {
  const { needs, last_run: run, last_success_at: success } = source;
  const isQuiet = needs.length === 0 && !run?.progress;
  return (
    <div className={css.quiet}>
      {isQuiet && run?.state === 'declined' && <p>{words.declined[locale]}</p>}
      {isQuiet && run && !['declined', 'failed'].includes(run.state) && <p>{words.allFine[locale]}</p>}
      {!run && <p>{words.neverRead[locale]}</p>}
      {success && <p>{words.lastSuccess[locale](formatDateTime(success, locale))}</p>}
      <p>{words.next[locale](describeNextRead(source, now, locale))}</p>
    </div>
  );
}

/** `file` and `api` are read when they are sent; what is being read or applied now is not read twice. */
function mayRead({ kind, state, last_run: run }: Source): boolean {
  const isBusy = run !== null && ['waiting', 'reading', 'applying'].includes(run.state);
  return kind === 'url' && (state === 'active' || state === 'paused') && !isBusy;
}

function Actions({ source, ...common }: Common & { source: Source }) {
  const { locale } = common;
  const { state, last_run: run } = source;
  const isWaiting = run?.state === 'review';
  if (state !== 'active' && state !== 'paused') return null;
  return (
    <div className={grid.group}>
      {mayRead(source) && isWaiting && <p className={grid.note}>{words.readAnewText[locale]}</p>}
      <div className={grid.actions}>
        {mayRead(source) && (
          <ActionForm {...common} intent="read">
            <SubmitButton locale={locale} kind={isWaiting ? 'outline' : 'primary'}>
              {(isWaiting ? words.readAnew : words.readNow)[locale]}
            </SubmitButton>
          </ActionForm>
        )}
        {state === 'active' ? (
          <ActionForm {...common} intent="pause">
            <SubmitButton locale={locale} kind="outline">
              {words.pause[locale]}
            </SubmitButton>
          </ActionForm>
        ) : (
          <ActionForm {...common} intent="resume">
            <SubmitButton locale={locale} kind="primary">
              {words.resume[locale]}
            </SubmitButton>
          </ActionForm>
        )}
      </div>
    </div>
  );
}

/** What the site needs to run, as the process that answers sees it: services, jobs, queues, backups. */
import { formatCount, formatDateTime } from '@estia/contract/format';
import { findByName } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import { nameOfFailure } from '@estia/contract/site/failure-messages';
import { systemMessages as words } from '@estia/contract/site/status-messages';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ApiReply } from '../../../platform/api-client.ts';
import { orThrowFailure } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { DescriptionList, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import table from '../../../ui/table/table.module.css';

type System = ApiReply<'GET /adminPanel/system'>;

export const loader = ({ context }: LoaderFunctionArgs): Promise<System> =>
  orThrowFailure(getApiClient(context)('GET /adminPanel/system'));

export const meta = createPrivateMeta(words.title);

/** 40 s, 12 min, 3 h: enough to know whether to get up. */
function formatAge(seconds: number, locale: Locale): string {
  const number = (value: number) => formatCount(Math.round(value), locale);
  if (seconds < 120) return words.seconds[locale](number(seconds));
  if (seconds < 7_200) return words.minutes[locale](number(seconds / 60));
  return words.hours[locale](number(seconds / 3_600));
}

const MB = 1_048_576;
const formatBytes = (bytes: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: bytes < 10 * MB ? 1 : 0 }).format(bytes / MB)} MB`;

const Moment = ({ at, locale }: { at: string | null; locale: Locale }) =>
  at === null ? words.never[locale] : <time dateTime={at}>{formatDateTime(at, locale)}</time>;

const State = ({ isGood, children }: { isGood: boolean; children: ReactNode }) => (
  <StatusBadge tone={isGood ? 'good' : 'care'}>{children}</StatusBadge>
);

function Secrets({ secrets, locale }: { secrets: System['secrets']; locale: Locale }) {
  const { old, unreadable, previous_keys: previous, checked_at: at } = secrets;
  const number = (value: number) => formatCount(value, locale);
  if (old === null || at === null) return (previous === 0 ? words.secretsOneKey : words.secretsUnknown)[locale];
  const state =
    unreadable > 0
      ? words.secretsUnreadable[locale](number(unreadable))
      : old > 0
        ? words.secretsOld[locale](number(old))
        : words.secretsCurrent[locale];
  return (
    <>
      <State isGood={old === 0 && unreadable === 0}>{state}</State>
      <p className={table.small}>
        {words.secretsChecked[locale](formatDateTime(at, locale))}
        {previous > 0 && <>. {words.previousKeys[locale](number(previous))}</>}
      </p>
    </>
  );
}

function Services({ system, locale }: { system: System; locale: Locale }) {
  const { database, files, emails, photos } = system;
  const number = (value: number) => formatCount(value, locale);
  const waiting = (count: number, seconds: number) =>
    count === 0 ? words.noneWaiting[locale] : words.waiting[locale](number(count), formatAge(seconds, locale));
  return (
    <Panel id="services" title={words.services[locale]}>
      <DescriptionList
        rows={[
          {
            label: words.database[locale],
            value: (
              <>
                <State isGood={database.state === 'ready'}>{words.databaseStates[database.state][locale]}</State>
                <p className={table.small}>
                  <span translate="no">PostgreSQL {database.version}</span>.{' '}
                  {words.connections[locale](number(database.open), number(database.size), number(database.waiting))}
                </p>
              </>
            ),
          },
          { label: words.size[locale], value: formatBytes(database.bytes, locale) },
          { label: words.replicas[locale], value: number(database.replicas) },
          {
            label: 'Redis',
            value: <State isGood={system.redis}>{(system.redis ? words.works : words.away)[locale]}</State>,
          },
          {
            label: words.files[locale],
            value: (
              <>
                <State isGood={files.answers}>{(files.answers ? words.works : words.away)[locale]}</State>
                <p className={table.small}>
                  {words.fileStores[files.kind][locale]}
                  {files.answers && <>, {words.answers[locale](number(files.ms))}</>}
                </p>
              </>
            ),
          },
          { label: words.emails[locale], value: waiting(emails.queued, emails.late_seconds) },
          { label: words.alerts[locale], value: waiting(emails.bulk_queued, emails.bulk_late_seconds) },
          { label: words.lastSent[locale], value: <Moment at={emails.last_sent_at} locale={locale} /> },
          { label: words.photos[locale], value: waiting(photos.queued, photos.late_seconds) },
          { label: words.invoices[locale], value: number(system.invoices_without_mark) },
          { label: words.secrets[locale], value: <Secrets secrets={system.secrets} locale={locale} /> },
        ]}
      />
    </Panel>
  );
}

function Jobs({ jobs, locale }: { jobs: System['jobs']; locale: Locale }) {
  return (
    <Panel id="jobs" title={words.jobs[locale]} flush={jobs.length > 0}>
      {jobs.length === 0 ? (
        <p>{words.noJobs[locale]}</p>
      ) : (
        <table className={table.table}>
          <caption className="vh">{words.jobs[locale]}</caption>
          <thead>
            <tr>
              {[words.job, words.state, words.lastSuccess, words.lastFailure, words.took].map((head) => (
                <th key={head.en} scope="col">
                  {head[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.name}>
                <th scope="row">
                  <p>{nameOfFailure('job', job.name)?.[locale]}</p>
                  <p className={table.small}>
                    <code translate="no">{job.name}</code>
                  </p>
                </th>
                <td data-label={words.state[locale]}>
                  <span>
                    <State isGood={job.state === 'ok'}>{words.jobStates[job.state][locale]}</State>
                  </span>
                </td>
                <td data-label={words.lastSuccess[locale]}>
                  <Moment at={job.last_success_at} locale={locale} />
                </td>
                <td data-label={words.lastFailure[locale]}>
                  <Moment at={job.last_failure_at} locale={locale} />
                </td>
                <td data-label={words.took[locale]} className="num">
                  {job.last_ms === null ? '' : `${formatCount(job.last_ms, locale)} ms`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Queues({ queues, locale }: { queues: System['queues']; locale: Locale }) {
  return (
    <Panel id="queues" title={words.queues[locale]}>
      {queues.length === 0 ? (
        <p>{words.noQueues[locale]}</p>
      ) : (
        <DescriptionList
          rows={queues.map(({ queue, jobs, late_seconds: seconds }) => ({
            label: nameOfFailure('job', queue)?.[locale] ?? queue,
            value: words.waiting[locale](formatCount(jobs, locale), formatAge(seconds, locale)),
          }))}
        />
      )}
    </Panel>
  );
}

function Backups({ system, locale }: { system: System; locale: Locale }) {
  const { backups, wal_late_seconds: late } = system;
  const archive =
    late === null ? (
      words.archiveOff[locale]
    ) : (
      <State isGood={late === 0}>
        {late === 0 ? words.works[locale] : words.archiveLate[locale](formatAge(late, locale))}
      </State>
    );
  return (
    <Panel id="backups" title={words.backups[locale]}>
      {backups.length === 0 && <p>{words.noBackups[locale]}</p>}
      <DescriptionList
        rows={[
          ...backups.map(({ kind, finished_at: at, bytes, seconds }) => ({
            label: findByName(words.backupKinds, kind)?.[locale] ?? kind,
            value: (
              <>
                <Moment at={at} locale={locale} />
                <p className={table.small}>
                  {bytes !== null && <>{formatBytes(bytes, locale)}, </>}
                  {formatAge(seconds, locale)}
                </p>
              </>
            ),
          })),
          { label: words.archive[locale], value: archive },
        ]}
      />
    </Panel>
  );
}

export default function SystemHealth() {
  const system = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { process } = system;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('outline')} href={pathTo(locale, '/status')}>
          {words.public[locale]}
        </a>
        <a className={buttonClass('outline')} href={pathTo(locale, '/dashboard/admin/failures')}>
          {words.failures[locale]}
        </a>
      </PageHeader>
      <Services system={system} locale={locale} />
      <Queues queues={system.queues} locale={locale} />
      <Backups system={system} locale={locale} />
      <Panel id="version" title={words.version[locale]}>
        <DescriptionList
          rows={[
            { label: words.release[locale], value: process.release ?? words.noRelease[locale] },
            { label: 'Node.js', value: process.node },
            { label: words.started[locale], value: <Moment at={process.started_at} locale={locale} /> },
          ]}
        />
      </Panel>
      <Jobs jobs={system.jobs} locale={locale} />
    </>
  );
}

/** For every alert: figures with which it fires, and figures near them with which it does not. promtool runs them. */

export type RuleCase = {
  alert: string;
  /** Series of Prometheus, a value each minute: `0+60x30` adds 60 a minute thirty times. */
  series: Readonly<Record<string, string>>;
  /** When it is looked at, as `30m`. */
  at: string;
  /** Labels of the alert, besides its severity; null: it does not fire. */
  fires: Readonly<Record<string, string>> | null;
};

const search = (labels: string) => `{method="POST", route="/api/property/search", ${labels}}`;
const searches = (good: number, all: number, extra: Record<string, string> = {}) => ({
  [`estia_http_seconds_bucket${search('status="200", le="0.5"')}`]: `0+${good}x90`,
  [`estia_http_seconds_count${search('status="200"')}`]: `0+${all}x90`,
  ...extra,
});
const other = '{method="GET", route="/api/article", ';
const answers = (ok: number, failed: number) => ({
  [`estia_http_seconds_count${other}status="200"}`]: `0+${ok}x60`,
  [`estia_http_seconds_count${other}status="500"}`]: `0+${failed}x60`,
});
const buckets = (metric: string, labels: string, counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(counts).map(([le, count]) => [`${metric}_bucket{${labels}, le="${le}"}`, `0+${count}x60`]),
  );
const mails = (ok: number, failed: number) => ({
  'estia_smtp_seconds_count{result="ok"}': `0+${ok}x60`,
  'estia_smtp_seconds_count{result="failed"}': `0+${failed}x60`,
});
const stored = (ok: number, failed: number) => ({
  'estia_store_seconds_count{verb="put", result="ok"}': `0+${ok}x60`,
  'estia_store_seconds_count{verb="put", result="failed"}': `0+${failed}x60`,
});

const web = { job: 'estia-web', instance: 'web1' };
const worker = { job: 'estia-worker', instance: 'worker1' };
const probe = { job: 'estia-probe', instance: 'https://estia.example/status' };
const disk = 'device="/dev/vda1", fstype="ext4", instance="db1", job="node", mountpoint="/"';
const diskLabels = { device: '/dev/vda1', fstype: 'ext4', instance: 'db1', job: 'node', mountpoint: '/' };
const series = (name: string, labels: Readonly<Record<string, string>>): string =>
  `${name}{${Object.entries(labels)
    .map(([label, value]) => `${label}="${value}"`)
    .join(', ')}}`;

/** One gauge that is too high, and the same one as it should be. */
const level = (
  alert: string,
  name: string,
  { bad, good, at, labels = {} }: { bad: string; good: string; at: string; labels?: Readonly<Record<string, string>> },
): RuleCase[] => [
  { alert, series: { [name]: bad }, at, fires: labels },
  { alert, series: { [name]: good }, at, fires: null },
];

const DAY = 86_400;

export const ruleCases: readonly RuleCase[] = [
  { alert: 'SearchBurnsFast', series: searches(980, 1_000), at: '20m', fires: {} },
  // As fast as ever, but errors.
  {
    alert: 'SearchBurnsFast',
    series: searches(1_000, 1_000, {
      [`estia_http_seconds_bucket${search('status="500", le="0.5"')}`]: '0+20x1600',
      [`estia_http_seconds_count${search('status="500"')}`]: '0+20x1600',
    }),
    at: '20m',
    fires: {},
  },
  { alert: 'SearchBurnsFast', series: searches(998, 1_000), at: '20m', fires: null },
  // It was bad for ten minutes, and is over.
  {
    alert: 'SearchBurnsFast',
    series: {
      [`estia_http_seconds_bucket${search('status="200", le="0.5"')}`]: '0+900x10 10000+1000x60',
      [`estia_http_seconds_count${search('status="200"')}`]: '0+1000x100',
    },
    at: '40m',
    fires: null,
  },
  { alert: 'SearchBurnsSlowly', series: searches(998, 1_000), at: '60m', fires: {} },
  { alert: 'SearchBurnsSlowly', series: searches(9_996, 10_000), at: '60m', fires: null },

  ...level('SiteUnreachable', series('probe_success', probe), { bad: '0x10', good: '1x10', at: '5m', labels: probe }),
  ...level('WebSilent', series('up', web), { bad: '1 0x10', good: '1x10', at: '5m', labels: web }),
  { alert: 'WebSilent', series: {}, at: '5m', fires: { job: 'estia-web' } },
  { alert: 'ServerErrors', series: answers(600, 12), at: '15m', fires: {} },
  { alert: 'ServerErrors', series: answers(600, 4), at: '15m', fires: null },
  // One error at night, when hardly anybody is there.
  { alert: 'ServerErrors', series: answers(2, 1), at: '15m', fires: null },
  ...level('WebOverloaded', series('nodejs_eventloop_lag_p90_seconds', web), {
    bad: '0.8x20',
    good: '0.05x20',
    at: '10m',
    labels: web,
  }),
  ...level('RedisAway', series('estia_redis_up', web), { bad: '0x10', good: '1x10', at: '5m', labels: web }),
  ...level('RedisFailing', 'estia_redis_errors_total', { bad: '0+60x20', good: '0+1x20', at: '15m' }),
  ...level('CertificateExpiring', series('probe_ssl_earliest_cert_expiry', probe), {
    bad: `${10 * DAY}x130`,
    good: `${30 * DAY}x130`,
    at: '2h',
    labels: probe,
  }),
  {
    alert: 'DiskFilling',
    series: { [`node_filesystem_avail_bytes{${disk}}`]: '5x30', [`node_filesystem_size_bytes{${disk}}`]: '100x30' },
    at: '15m',
    fires: diskLabels,
  },
  // A good part is free, and gone before tomorrow.
  {
    alert: 'DiskFilling',
    series: {
      [`node_filesystem_avail_bytes{${disk}}`]: '3900-100x40',
      [`node_filesystem_size_bytes{${disk}}`]: '10000x40',
    },
    at: '30m',
    fires: diskLabels,
  },
  {
    alert: 'DiskFilling',
    series: { [`node_filesystem_avail_bytes{${disk}}`]: '15x40', [`node_filesystem_size_bytes{${disk}}`]: '100x40' },
    at: '30m',
    fires: null,
  },

  ...level('DatabaseAway', series('estia_db_state', { ...web, state: 'away' }), {
    bad: '1x10',
    good: '0x10',
    at: '3m',
    labels: { ...web, state: 'away' },
  }),
  ...level('DatabaseReadOnly', series('estia_db_state', { ...web, state: 'read_only' }), {
    bad: '1x10',
    good: '0x10',
    at: '4m',
    labels: { ...web, state: 'read_only' },
  }),
  ...level('DatabasePoolFull', series('estia_db_connections', { ...web, state: 'waiting' }), {
    bad: '7x10',
    // It empties in between.
    good: '7 0 9 0 7 0 9 0 7 0 9',
    at: '8m',
    labels: { ...web, state: 'waiting' },
  }),
  ...level('DatabaseErrors', 'estia_db_errors_total{class="53"}', {
    bad: '0+12x30',
    good: '0x30',
    at: '15m',
    labels: { class: '53' },
  }),
  // What people do at once, or refuse each other, is no fault of the database.
  { alert: 'DatabaseErrors', series: { 'estia_db_errors_total{class="23"}': '0+60x30' }, at: '15m', fires: null },
  ...[
    { quick: 50, fires: {} },
    { quick: 99, fires: null },
  ].map(({ quick, fires }) => ({
    alert: 'DatabaseSlow',
    series: {
      ...buckets('estia_db_query_seconds', 'job="estia-web", kind="select"', { 0.25: quick, 0.5: 100, '+Inf': 100 }),
      'estia_db_query_seconds_count{job="estia-web", kind="select"}': '0+100x60',
    },
    at: '30m',
    fires,
  })),
  ...level('ReplicaLag', 'estia_db_replica_lag_bytes{replica="db2"}', {
    bad: '200000000x20',
    good: '1000x20',
    at: '10m',
    labels: { replica: 'db2' },
  }),
  ...level('ReplicaLag', 'estia_db_replica_lag_seconds{replica="db2"}', {
    bad: '45x20',
    good: '0.2x20',
    at: '10m',
    labels: { replica: 'db2' },
  }),
  ...level('ReplicaMissing', 'estia_db_replicas', { bad: '2x10 1x20', good: '2x30', at: '20m' }),

  ...level('WorkerSilent', series('up', worker), { bad: '1 0x10', good: '1x10', at: '5m', labels: worker }),
  { alert: 'WorkerSilent', series: {}, at: '5m', fires: { job: 'estia-worker' } },
  ...level('JobFailing', 'estia_job_failing{exported_job="money"}', {
    bad: '1x40',
    // Between two failures it goes well.
    good: '1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0 1 1 1 0',
    at: '30m',
    labels: { exported_job: 'money' },
  }),
  ...['0x90', '0+60x90'].map((lastSuccess, at) => ({
    alert: 'JobOverdue',
    series: {
      'estia_job_last_success_timestamp_seconds{exported_job="emails"}': lastSuccess,
      'estia_job_expected_seconds{exported_job="emails"}': '300x90',
    },
    at: '60m',
    fires: at === 0 ? { exported_job: 'emails' } : null,
  })),
  // By its cause alone: nobody expects it.
  {
    alert: 'JobOverdue',
    series: { 'estia_job_last_success_timestamp_seconds{exported_job="listing-changes"}': '0x90' },
    at: '60m',
    fires: null,
  },
  ...level('QueueLate', 'estia_queue_late_seconds{queue="photos"}', {
    bad: '700x20',
    good: '30x20',
    at: '10m',
    labels: { queue: 'photos' },
  }),
  ...level('EmailsLate', 'estia_emails_late_seconds', { bad: '400x20', good: '20x20', at: '10m' }),
  ...level('AlertEmailsLate', 'estia_bulk_emails_late_seconds', { bad: '4000x40', good: '1800x40', at: '30m' }),
  ...level('CachePurgeLate', 'estia_cache_purge_late_seconds', { bad: '45x20', good: '1x20', at: '10m' }),
  ...level('PhotosLate', 'estia_photos_late_seconds', { bad: '700x20', good: '20x20', at: '10m' }),
  ...level('InvoicesWithoutMark', 'estia_invoices_late_seconds', { bad: '90000x60', good: '7200x60', at: '45m' }),
  ...level('WorkOverdue', 'estia_work_items_overdue{kind="report"}', {
    bad: '2x90',
    good: '0x90',
    at: '80m',
    labels: { kind: 'report' },
  }),
  ...level('AuditLogChanged', 'estia_audit_log_problems', { bad: '1x5', good: '0x5', at: '2m' }),

  { alert: 'StoreFailing', series: stored(60, 20), at: '15m', fires: {} },
  { alert: 'StoreFailing', series: stored(60, 1), at: '15m', fires: null },
  ...[
    { quick: 50, fires: {} },
    { quick: 99, fires: null },
  ].map(({ quick, fires }) => ({
    alert: 'StoreSlow',
    series: buckets('estia_store_seconds', 'verb="put", result="ok"', { 1: quick, 5: 100, '+Inf': 100 }),
    at: '30m',
    fires,
  })),
  { alert: 'MailServerFailing', series: mails(2, 2), at: '20m', fires: {} },
  { alert: 'MailServerFailing', series: mails(20, 1), at: '20m', fires: null },

  ...level('BackupMissing', 'estia_backup_last_success_timestamp_seconds{kind="full"}', {
    bad: `-${2 * DAY}x130`,
    good: `-${DAY / 2}x130`,
    at: '90m',
  }),
  { alert: 'BackupMissing', series: {}, at: '90m', fires: {} },
  ...level('RestoreTestMissing', 'estia_backup_last_success_timestamp_seconds{kind="restore_test"}', {
    bad: `-${40 * DAY}x130`,
    good: `-${20 * DAY}x130`,
    at: '90m',
  }),
  { alert: 'RestoreTestMissing', series: {}, at: '90m', fires: { kind: 'restore_test' } },
  ...level('ArchivingFailing', 'estia_wal_archive_late_seconds', { bad: '600x20', good: '0x20', at: '10m' }),
];

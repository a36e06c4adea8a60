/** What watches the site: rules, runbook and dashboards name figures that the processes give, and every alert fires. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp } from '../../testing/environment/test-app.ts';
import { ruleCases } from '../../testing/observe/rule-cases.ts';
import { makeJobStats } from '../platform/jobs/job-stats.ts';
import { listenForHealth } from './worker-health.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}ops/observe/`;
const ruleFiles = readdirSync(`${folder}rules`).map((name) => `${folder}rules/${name}`);
const isIn = (file: string, alert: string) => readFileSync(file, 'utf8').includes(`alert: ${alert}\n`);
const rules = ruleFiles.map((file) => readFileSync(file, 'utf8')).join('\n');

type Alert = { name: string; severity: string; annotations: { summary: string; runbook: string } };
const alerts: Alert[] = rules
  .split(/^\s+- (?=alert:|record:)/m)
  .filter((text) => text.startsWith('alert:'))
  .map((text) => {
    const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
    return {
      name: find(/^alert: (\w+)$/m),
      severity: find(/severity: (\w+)/),
      annotations: { summary: find(/summary: '(.+)'$/m), runbook: find(/runbook: (\S+)$/m) },
    };
  });

/** Without labels, texts, times and the words of the language itself. */
const listMetrics = (query: string): string[] => [
  ...new Set(
    [
      ...query
        .replaceAll(/\{[^}]*\}/g, '{}')
        .matchAll(/\bestia:[\w:]+|\b(?:estia|node|nodejs|process|probe)_\w+|\bup\b/g),
    ].map(([name]) => name),
  ),
];

/** Not skipped where it is missing: a rule that nobody tried is worth nothing. */
const promtool = (...given: string[]): string =>
  execFileSync('promtool', given, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

// biome-ignore lint/suspicious/noTemplateCurlyInString: Grafana's own.
const SOURCE = '${source}';

type Panel = {
  id: number;
  title: string;
  type: string;
  gridPos: { h: number; w: number; x: number; y: number };
  targets?: { expr: string; refId: string }[];
  datasource?: { type: string; uid: string };
};
type Dashboard = { uid: string; title: string; schemaVersion: number; panels: Panel[]; templating: object };
const dashboards = readdirSync(`${folder}dashboards`).map((name) => ({
  name,
  ...(JSON.parse(readFileSync(`${folder}dashboards/${name}`, 'utf8')) as Dashboard),
}));

describe('what watches the site', () => {
  const given = new Set(['up']);
  let scratch: string;
  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'estia-rules-'));
    const testApp = await openTestApp(inject('services'));
    const stats = makeJobStats([{ name: 'money', expectedSeconds: 5 }], testApp.deps.clock);
    const server = listenForHealth(0, testApp.deps, stats);
    await new Promise((listening) => server.once('listening', listening));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const texts = [await testApp.metrics.text(), await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()];
    for (const [, name = '', type] of texts.join('\n').matchAll(/^# TYPE (\w+) (\w+)$/gm))
      for (const suffix of type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) given.add(name + suffix);
    // Of exporters that are no part of the product, as they were found to give them.
    for (const name of readFileSync(`${folder}exporter-metrics.txt`, 'utf8').split('\n'))
      if (name && !name.startsWith('#')) given.add(name);
    // What rules record is given to other rules and to dashboards.
    for (const [, name = ''] of rules.matchAll(/record: (\S+)/g)) given.add(name);
    server.close();
    await testApp.close();
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('names no figure in a rule that nothing gives', () => {
    const named = listMetrics(rules.replaceAll(/^\s*(summary|runbook):.*$/gm, ''));
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((name) => !given.has(name))).toEqual([]);
  });

  it('has rules that are well formed, and alerts that fire and do not fire', () => {
    expect(alerts.length).toBeGreaterThan(25);
    for (const { name, severity, annotations } of alerts) {
      expect(severity, name).toMatch(/^(page|ticket)$/);
      expect(annotations.summary, name).not.toBe('');
      const cases = ruleCases.filter(({ alert }) => alert === name).map(({ fires }) => fires !== null);
      expect(new Set(cases), name).toEqual(new Set([true, false]));
    }
    const byName = new Map(alerts.map((alert) => [alert.name, alert]));
    const tests = ruleCases.map(({ alert, series, at, fires }) => {
      const found = byName.get(alert);
      if (!found) throw new Error(`${alert} is no alert`);
      const expected = { exp_labels: { severity: found.severity, ...fires }, exp_annotations: found.annotations };
      return {
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        alert_rule_test: [{ eval_time: at, alertname: alert, exp_alerts: fires ? [expected] : [] }],
      };
    });
    // JSON is YAML. Each file of rules with its own cases: promtool evaluates all rules that it is given at every step.
    const writeTests = (rules: string, given: typeof tests): string => {
      const file = join(scratch, basename(rules));
      writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests: given }));
      return file;
    };
    const casesOf = (file: string) => tests.filter((_, at) => isIn(file, ruleCases[at]?.alert ?? ''));
    expect(ruleFiles.flatMap(casesOf)).toHaveLength(ruleCases.length);
    expect(promtool('check', 'rules', ...ruleFiles)).toContain('SUCCESS');
    const said = promtool('test', 'rules', ...ruleFiles.map((file) => writeTests(file, casesOf(file))));
    expect(said.match(/SUCCESS/g)).toHaveLength(ruleFiles.length);
    // That it can fail: one alert expected that does not fire.
    const quiet = tests[ruleCases.findIndex(({ alert, fires }) => alert === 'RedisAway' && fires === null)];
    if (!quiet) throw new Error('No such case');
    const wrong = {
      ...quiet,
      alert_rule_test: quiet.alert_rule_test.map((test) => ({
        ...test,
        exp_alerts: [{ exp_labels: { severity: 'ticket' }, exp_annotations: { summary: '', runbook: '' } }],
      })),
    };
    const site = ruleFiles.find((file) => isIn(file, 'RedisAway')) ?? '';
    expect(() => promtool('test', 'rules', writeTests(site, [wrong]))).toThrow('Command failed');
    expect(promtool('check', 'config', '--syntax-only', `${folder}prometheus.yml`)).toContain('SUCCESS');
  });

  it('says in the runbook what to do about every alert, and about nothing else', () => {
    const runbook = readFileSync(`${root}docs/runbook.md`, 'utf8');
    const sections = runbook.split(/^### /m).slice(1);
    expect(sections.map((text) => text.split('\n', 1)[0]).toSorted()).toEqual(
      alerts.map(({ name }) => name).toSorted(),
    );
    for (const text of sections)
      for (const part of ['Visitors.', 'Look.', 'Do.', 'Stop when'])
        expect(text, text.slice(0, 40)).toContain(`- **${part}** `);
    for (const { name, annotations } of alerts)
      expect(annotations.runbook).toBe(`docs/runbook.md#${name.toLowerCase()}`);
  });

  it('draws dashboards of figures that are given, with queries that can be read', () => {
    expect(dashboards.map(({ name }) => name).toSorted()).toEqual([
      'database.json',
      'jobs-and-email.json',
      'overview.json',
      'search.json',
    ]);
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
    const queries: string[] = [];
    for (const { name, uid, title, schemaVersion, panels, templating } of dashboards) {
      expect({ uid, title, schemaVersion }, name).toMatchObject({
        uid: expect.stringMatching(/^estia-[a-z-]+$/),
        title: expect.stringMatching(/^Estia/),
        schemaVersion: 39,
      });
      expect(templating, name).toMatchObject({ list: [{ type: 'datasource', name: 'source', query: 'prometheus' }] });
      expect(new Set(panels.map(({ id }) => id)).size, name).toBe(panels.length);
      expect(panels.length, name).toBeGreaterThan(5);
      for (const panel of panels) {
        const { x, y, w, h } = panel.gridPos;
        expect(x + w, panel.title).toBeLessThanOrEqual(24);
        const covers = (other: Panel) =>
          other !== panel &&
          x < other.gridPos.x + other.gridPos.w &&
          other.gridPos.x < x + w &&
          y < other.gridPos.y + other.gridPos.h &&
          other.gridPos.y < y + h;
        expect(
          panels.filter(covers).map((each) => each.title),
          panel.title,
        ).toEqual([]);
        expect(panel.datasource, panel.title).toEqual({ type: 'prometheus', uid: SOURCE });
        expect(panel.targets?.length, panel.title).toBeGreaterThan(0);
        for (const { expr } of panel.targets ?? []) queries.push(expr);
      }
    }
    expect(queries.flatMap(listMetrics).filter((name) => !given.has(name))).toEqual([]);
    const readable = queries.map((expr, at) => ({
      record: `query_${at}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    const file = join(scratch, 'queries.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'queries', rules: readable }] }));
    expect(promtool('check', 'rules', file)).toContain(`${queries.length} rules found`);
  });
});

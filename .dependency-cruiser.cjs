/** The import rules of docs/architecture.md. Paths match the packages wherever they stand, so the fixtures prove the rules. */
const room = (path) => `(^|/)${path}`;
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid(
      'contract-is-pure',
      { path: room('contract/src/'), pathNot: '\\.test\\.ts$' },
      { pathNot: [room('contract/src/'), 'node_modules/zod/'] },
      'contract imports zod and itself: no I/O, no Node, no DOM',
    ),
    forbid(
      'web-never-server',
      { path: room('web/') },
      { path: [room('server/'), room('e2e/'), room('bench/')] },
      'web gets data only by asking declared calls',
    ),
    forbid(
      'server-never-web',
      { path: room('server/'), pathNot: room('server/src/main/') },
      { path: [room('web/'), room('e2e/'), room('bench/')] },
      'only main/server.ts loads the web build',
    ),
    forbid(
      'platform-knows-no-feature',
      { path: room('server/src/platform/'), pathNot: '\\.test\\.ts$' },
      {
        path: [room('server/src/features/'), room('server/src/app'), room('server/src/main/')],
      },
      'platform stands under the features',
    ),
    forbid(
      'features-only-downwards',
      { path: room('server/src/features/'), pathNot: '\\.test\\.ts$' },
      { path: [room('server/src/app'), room('server/src/main/'), room('server/testing/')] },
      'main → app → features → platform',
    ),
    forbid(
      'feature-by-its-door',
      { path: room('server/src/features/([^/]+)/') },
      {
        path: room('server/src/features/([^/]+)/'),
        pathNot: [room('server/src/features/$2/'), room('server/src/features/[^/]+/index\\.ts$')],
      },
      'another feature is entered by its index.ts',
    ),
    forbid(
      'sql-in-queries',
      { path: room('server/src/features/'), pathNot: '\\.(queries|load|test)\\.ts$' },
      { path: 'node_modules/kysely/' },
      'SQL only in *.queries.ts',
    ),
    forbid(
      'ui-knows-no-feature',
      { path: room('web/src/(ui|map)/') },
      { path: [room('web/src/features/'), room('web/src/screens/'), room('web/src/routes')] },
      'ui knows no feature and no screen',
    ),
    forbid(
      'ui-asks-nothing',
      { path: room('web/src/ui/') },
      { path: room('web/src/platform/(api-client|location-lookup)\\.ts$') },
      'ui gets functions that call the server from whoever shows it',
    ),
    forbid(
      'web-features-apart',
      { path: room('web/src/features/([^/]+)/') },
      { path: room('web/src/features/([^/]+)/'), pathNot: room('web/src/features/$2/') },
      'a web feature never imports another: screens compose them',
    ),
    forbid(
      'web-features-below-screens',
      { path: room('web/src/features/') },
      { path: [room('web/src/screens/'), room('web/src/root')] },
      'routes → screens → features',
    ),
    forbid(
      'outsiders-through-testing',
      { path: room('(e2e|bench)/') },
      { path: room('server/(src|migrations)/') },
      'e2e and bench use server/testing and HTTP',
    ),
    forbid(
      'production-without-demo',
      { path: room('(contract|server|web)/src/') },
      { path: room('demo/') },
      'demo data are no part of production: demo imports the server, tests import demo',
    ),
    forbid('no-circles', {}, { circular: true }, 'a circle means two things are one'),
    forbid(
      'no-lost-imports',
      {},
      { couldNotResolve: true, pathNot: '^virtual:|\\+types/' },
      'an import that leads nowhere',
    ),
    forbid(
      'declared-dependencies',
      { path: room('(contract|server|web)/src/'), pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'a room imports only what its own package.json declares',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules|\\.(webp|woff2|css|json)(\\?|$)' },
    exclude: { path: '(^|/)(build|\\.react-router|generated)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    // Who imports a file is asked by no rule.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css', '.webp', '.woff2'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};

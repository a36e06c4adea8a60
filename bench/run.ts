/** npm run bench -- NAME [options]: runs one instrument. Its last line is its figure; it exits 1 below its bar. */
const names = [
  'search',
  'facets',
  'tiles',
  'truth',
  'burst',
  'churn',
  'scale',
  'places',
  'pages',
  'inp',
  'lighthouse',
  'screens',
  'letters',
  'mutants',
  'kills',
  'enumeration',
  'guessing',
  'same-picture',
  'hostile-files',
  'publish-kills',
  'publishing',
  'front',
  'money',
  'money-kills',
  'limit-race',
  'sheet',
  'valuation-pages',
  'valuation',
  'figures',
  'figure-tiles',
  'seed',
  'dev-start',
  'frozen-database',
  'attacks',
] as const;
const name = process.argv[2];
if (!names.some((known) => known === name)) {
  console.error(`usage: npm run bench -- ${names.join(' | ')} [--database-url URL]`);
  process.exit(2);
}
await import(`./${name}.ts`);

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** light-dark(), :has() and nesting are written as they are; older browsers are not served a rewritten copy. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/**
 * What every page loads anyway is one file, and so are the pieces of forms. Every page carries the list of all routes
 * with their files: split as it comes, sixty routes of thirty small files cost home 5 KB. No module with a style may be
 * in `frame`: root's style names the layers and has to come first.
 */
const groups = [
  {
    name: 'frame',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|web\/src\/(platform\/(locale|hydrated|failures|head|private)|ui\/menus)\.ts|contract\/src\/(pair|errors|accounts\/messages|site\/messages)\.ts|rolldown\/runtime|preload-helper/,
    priority: 3,
  },
  // Of nearly every page: twenty files of a few hundred bytes would be a third larger.
  {
    name: 'ui',
    test: /contract\/src\/(format|athens|photos\/picture-url|favorites\/messages|listings\/messages|search\/(codec|property-count|presets))\.ts|web\/src\/(platform\/(ask|browser-memory|consent|has-session|later|presets)|features\/(favorites\/(hearts|homes-memory)|listings\/(age|card-line|list-card|property-path)|site\/use-logged-in))\.ts|web\/src\/(ui\/(Icon|button|Logo|Notice|Picture)|features\/site\/Failures)/,
    priority: 2,
  },
  // Rows of homes, with their styles: seven small files on home, results, listing, area and office pages alike.
  {
    name: 'cards',
    test: /web\/src\/(ui\/Rail|features\/(favorites\/Heart|listings\/(Card\.|CardPhotos|EnergyChip|Office|badge)))/,
    priority: 2,
  },
  // A group takes along whatever its modules need, unless a group of more weight, or named before it, has it: so what
  // several need stands first.
  // The ways to an advertiser and the signs beside facts, on the pages of homes and of offices.
  {
    name: 'reach',
    test: /web\/src\/(features\/(listings\/(Glyph|PlaceMap|ShareActions)|inbox\/(ContactCard|contact-path))|ui\/toasts)|contract\/src\/(listings\/page\/page-messages|site\/toast-messages)\.ts/,
    priority: 1,
  },
  // The page of one home, of which the dashboard and a complex show parts too.
  {
    name: 'one-home',
    test: /web\/src\/(features\/listings\/(Advertiser|EnergyScale|Facts|Gallery|Offer|Place\.tsx|PriceHistory|first-photo|own-text)|ui\/Term)|contract\/src\/pages\/glossary-hint-messages\.ts/,
    priority: 1,
  },
  // Of an office's page and of the dashboard.
  { name: 'tabs', test: /web\/src\/ui\/Tabs|contract\/src\/agencies\/opening-hours-format\.ts/, priority: 1 },
  {
    name: 'forms',
    test: /web\/src\/(ui\/form\/|platform\/forms\.ts|features\/accounts\/Door)|contract\/src\/(field-errors|site\/form-messages|accounts\/(identifiers|limits|auth-messages))\.ts/,
    priority: 1,
  },
  // Of the dashboard: two dozen screens share them in ever other sets.
  {
    name: 'desk',
    test: /web\/src\/(features\/accounts\/(AuditEntries|DistrictField|FilterForm|OfficeFields|OfficeForm|PageLinks\.tsx|StatusMark|audit-lines|DashboardNav|NavIcon|StateBanner)|ui\/(Panel|ReasonField|Rows|form-grid)|screens\/dashboard\/(acts|own-acts|page-of|office)\.ts)|contract\/src\/accounts\/(dashboard|admin|profile|audit)-messages\.ts/,
    priority: 1,
  },
];

/**
 * Every stylesheet lies in the layer of its folder, in the order that base.css declares: screens beat features, features
 * beat ui. Chunks may arrive in any order, and a shared one twice (once for its route, once for a part that is loaded
 * later), without changing what a page looks like. A file that names a layer itself keeps it.
 */
const layeredStyles: Plugin = {
  name: 'layered-styles',
  enforce: 'pre',
  transform(code, id) {
    const own = /\/web\/src\/(ui|map|features|screens)\/[^?]*\.css($|\?)/.exec(id)?.[1];
    const layer = own ?? (/\/node_modules\/[^?]*\.css$/.test(id) ? 'vendor' : undefined);
    if (!layer || /\?(raw|url)/.test(id) || /^(\/\*[\s\S]*?\*\/\s*)?@layer /.test(code)) return null;
    return { code: `@layer ${layer} {\n${code}\n}\n`, map: null };
  },
};

/**
 * React Router links a sheet that is also part of something loaded later as `ui-….css#`, so that leaving the route does
 * not take it from that part. Vite then does not know it and loads it again. Not needed for `ui`, which every page has
 * from its root, nor for `RateChip`, whose later parts are left with their route: these are not loaded twice.
 */
const sharedSheetOnce: Plugin = {
  name: 'shared-sheet-once',
  transform(code, id) {
    if (!id.endsWith('vite/preload-helper.js')) return null;
    const known = 'preloadedHrefs.styles.add(link.href)';
    if (!code.includes(known)) throw new Error('The preload helper of Vite has changed: see sharedSheetOnce');
    return {
      code: code.replace(
        known,
        `preloadedHrefs.styles.add(link.href.replace(/(\\/(?:ui|RateChip)-[^/]*\\.css)#$/, '$1'))`,
      ),
      map: null,
    };
  },
};

export default defineConfig({
  plugins: [layeredStyles, sharedSheetOnce, reactRouter()],
  build: {
    target: browsers,
    cssTarget: browsers,
    // A data: address would be refused by style-src/font-src and would grow every page.
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});

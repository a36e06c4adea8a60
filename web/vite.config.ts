import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** light-dark(), :has() and nesting are written as they are; older browsers are not served a rewritten copy. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/**
 * What every page loads anyway is one file, and so are the pieces of forms. Every page carries the list of all routes
 * with their files: split as it comes, sixty routes of thirty small files cost home 5 KB. No module with a style may be
 * in `shell`: root's style names the layers and has to come first.
 */
const groups = [
  {
    name: 'shell',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|web\/src\/(platform\/(locale|paths\/path-to|use-hydrated|failures|page-meta|private-paths)|ui\/use-details-menus)\.ts|contract\/src\/(pair|errors|accounts\/(messages|roles)|site\/messages)\.ts|rolldown\/runtime|preload-helper/,
    priority: 3,
  },
  // Of nearly every page: twenty files of a few hundred bytes would be a third larger.
  {
    name: 'base',
    test: /contract\/src\/(format|athens|photos\/picture-url|favorites\/messages|listings\/messages|search\/(codec|property-count|presets))\.ts|web\/src\/(platform\/(api-client|local-store|consent|last-visit|has-session|push-account|tab-storage|use-lazy-module|presets|paths\/property-path)|features\/(favorites\/(favorites|browser-listings)|listings\/card\/(listing-age|listing-text|listing-card-view)|site\/use-session-user))\.ts|web\/src\/ui\/(icon\/Icon|button|Logo|Notice|Picture|ErrorScreens)/,
    priority: 2,
  },
  // Rows of homes, with their styles: seven small files on home, results, listing, area and agency pages alike.
  {
    name: 'cards',
    test: /web\/src\/(ui\/(carousel\/Carousel|AdvertiserAvatar)|features\/(favorites\/FavoriteButton|listings\/card\/(ListingCard|EnergyBadge|listing-badge)))/,
    priority: 2,
  },
  // A group takes along whatever its modules need, unless a group of more weight, or named before it, has it: so what
  // several need stands first.
  // The ways to an advertiser and the signs beside facts, on the pages of homes and of agencies.
  {
    name: 'contact',
    test: /web\/src\/(features\/(listings\/page\/LocationMap|inbox\/ContactCard)|platform\/paths\/contact-path|ui\/(icon\/PropertyIcon|ShareActions|toast\/(show-)?toast))|contract\/src\/(listings\/page\/page-messages|site\/toast-messages)\.ts/,
    priority: 1,
  },
  // Of results and of a listing; an area page has only the button that saves a search.
  {
    name: 'save-search',
    test: /web\/src\/features\/(alerts\/SaveSearchLink|search\/last-results)\.ts|contract\/src\/alerts\/save-button-messages\.ts/,
    priority: 1,
  },
  // The page of one home, of which the dashboard and a complex show parts too.
  {
    name: 'listing-page',
    test: /web\/src\/(features\/listings\/(page\/(AdvertiserSection|EnergyScale|ListingFacts|PhotoGallery|ListingSidebar|LocationSection\.tsx|first-photo|localized-text)|price-history\/PriceHistory)|ui\/GlossaryTerm)|contract\/src\/pages\/glossary-hint-messages\.ts/,
    priority: 1,
  },
  // Of every form with a pin on a map: without a file of its own it would lie in the dashboard's.
  { name: 'location-lookup', test: /web\/src\/platform\/location-lookup\.ts/, priority: 1 },
  // Of an agency's page and of the dashboard.
  { name: 'tabs', test: /web\/src\/ui\/Tabs|contract\/src\/agencies\/opening-hours-format\.ts/, priority: 1 },
  {
    name: 'forms',
    test: /web\/src\/(ui\/(form\/(ActionForm|ChoiceFields|ErrorSummary|Field|FlashMessage|Form\.|PasswordField|error-help-links|form\.module|form-icons|index)|layout\/FormPage)|platform\/forms\.ts)|contract\/src\/(field-errors|site\/form-messages|accounts\/(identifiers|limits|auth-messages))\.ts/,
    priority: 1,
  },
  // Of the dashboard: two dozen screens share them in ever other sets.
  {
    name: 'dashboard',
    test: /web\/src\/(features\/(accounts\/(admin\/(AuditLogEntries|AccountStatusBadge)|dashboard\/(DashboardNav|AccountStatusBanner))|agencies\/(DistrictField|AgencySignupFields|AgencyForm))|ui\/(Panel|row-list|icon\/DashboardIcon|pagination\/SimplePagination\.tsx|form\/(FilterForm|ReasonField|form-grid))|platform\/form-submission\.ts|screens\/dashboard\/(page-param|listings\/listing-actions|agency\/agency-form)\.ts)|contract\/src\/accounts\/(dashboard|admin|profile|audit)-messages\.ts/,
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
    const ownChunk = /\/web\/src\/(ui|map|features|screens)\/[^?]*\.css($|\?)/.exec(id)?.[1];
    const layer = ownChunk ?? (/\/node_modules\/[^?]*\.css$/.test(id) ? 'vendor' : undefined);
    if (!layer || /\?(raw|url)/.test(id) || /^(\/\*[\s\S]*?\*\/\s*)?@layer /.test(code)) return null;
    return { code: `@layer ${layer} {\n${code}\n}\n`, map: null };
  },
};

/**
 * React Router links a sheet that is also part of something loaded later as `base-….css#`, so that leaving the route does
 * not take it from that part. Vite then does not know it and loads it again. Not needed for `base`, which every page has
 * from its root, nor for `PriceClassChip`, whose later parts are left with their route: these are not loaded twice.
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
        `preloadedHrefs.styles.add(link.href.replace(/(\\/(?:base|PriceClassChip)-[^/]*\\.css)#$/, '$1'))`,
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

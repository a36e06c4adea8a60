import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

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
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|web\/src\/(platform\/(locale|hydrated|failures|head)|ui\/menus)\.ts|contract\/src\/(pair|errors|accounts\/messages|site\/messages)\.ts|rolldown\/runtime|preload-helper/,
    priority: 3,
  },
  { name: 'ui', test: /web\/src\/ui\/(Icon|button|Logo|Notice)/, priority: 2 },
  {
    name: 'forms',
    test: /web\/src\/(ui\/form\/|platform\/forms\.ts)|contract\/src\/(fields|site\/form-messages|accounts\/limits)\.ts/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
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

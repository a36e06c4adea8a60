import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** light-dark(), :has() and nesting are written as they are; older browsers are not served a rewritten copy. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

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
});

import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // Every path of the site is known to the browser at once: one small cached file instead of a question per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

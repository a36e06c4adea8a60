/** Pages in development: their code comes from Vite (dev-front.ts) and is evaluated here. Never part of a production process. */
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { WebBuild } from '../platform/http/web-pages.ts';

export const devInvokePath = '/@pages/invoke';
export const devVersionPath = '/@pages/version';
const TIMEOUT_MS = 60_000;

/** The build of the newest files: evaluated anew after one of them changed. */
export function createViteBuildLoader(viteUrl: string): () => Promise<WebBuild> {
  const get = (path: string, init?: RequestInit) =>
    fetch(new URL(path, viteUrl), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const runner = new ModuleRunner(
    {
      transport: {
        invoke: async (data) => {
          const response = await get(devInvokePath, { method: 'POST', body: JSON.stringify(data) });
          return (await response.json()) as { result: unknown };
        },
        timeout: TIMEOUT_MS,
      },
      hmr: false,
    },
    new ESModulesEvaluator(),
  );
  let loaded: { version: string; build: Promise<WebBuild> } | null = null;
  return async () => {
    const version = await (await get(devVersionPath)).text();
    if (loaded?.version !== version) {
      runner.clearCache();
      loaded = { version, build: runner.import('virtual:react-router/server-build') };
      // A file with a fault in it is tried again when it is asked for, not when it changes alone.
      const { build } = loaded;
      build.catch(() => {
        if (loaded?.build === build) loaded = null;
      });
    }
    return loaded.build;
  };
}

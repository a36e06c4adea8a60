import { getHomeImage, resetHomeImage, updateHomeImage } from '@estia/contract/site/home-image-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import { memberOf } from '../../platform/viewer.ts';
import { homeImageKey } from './home-image.queries.ts';
import { changeHomeImage, restoreHomeImage } from './home-image.service.ts';

const done = { message: 'Success!' as const };

export function homeImageRoutes({ serve }: CallServer, deps: Deps): void {
  serve(updateHomeImage, async ({ body }, asker) => {
    await changeHomeImage(deps, memberOf(asker), body.image);
    return done;
  });
  serve(resetHomeImage, async (_, asker) => {
    await restoreHomeImage(deps, memberOf(asker));
    return done;
  });
  serve(getHomeImage, async () => ({ key: await homeImageKey(deps.db) }));
}

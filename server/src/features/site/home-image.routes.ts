import { getHomeImage, resetHomeImage, updateHomeImage } from '@estia/contract/site/home-image-calls';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { findHomeImageKey } from './home-image.queries.ts';
import { replaceHomeImage, restoreDefaultHomeImage } from './home-image.service.ts';

const success = { message: 'Success!' as const };

export function homeImageRoutes({ serve }: CallServer, deps: Deps): void {
  serve(updateHomeImage, async ({ body }, { viewer }) => {
    await replaceHomeImage(deps, viewer, body.image);
    return success;
  });
  serve(resetHomeImage, async (_, { viewer }) => {
    await restoreDefaultHomeImage(deps, viewer);
    return success;
  });
  serve(getHomeImage, async () => ({ key: await findHomeImageKey(deps.db) }));
}

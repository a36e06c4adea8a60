import { getHomeImage, resetHomeImage, updateHomeImage } from '@estia/contract/site/home-image-calls';
import type { Deps } from '../../deps.ts';
import { getSignedInViewer } from '../../platform/auth/viewer.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { findHomeImageKey } from './home-image.queries.ts';
import { replaceHomeImage, restoreDefaultHomeImage } from './home-image.service.ts';

const success = { message: 'Success!' as const };

export function homeImageRoutes({ serve }: CallServer, deps: Deps): void {
  serve(updateHomeImage, async ({ body }, asker) => {
    await replaceHomeImage(deps, getSignedInViewer(asker), body.image);
    return success;
  });
  serve(resetHomeImage, async (_, asker) => {
    await restoreDefaultHomeImage(deps, getSignedInViewer(asker));
    return success;
  });
  serve(getHomeImage, async () => ({ key: await findHomeImageKey(deps.db) }));
}

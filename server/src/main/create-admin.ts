/** The first admin of a site: npm run admin -- --email a@b.gr --name "…" (again for a new code: --reset-password) */
import { loadConfig } from '../config.ts';
import { createDeps } from './create-deps.ts';
import { runAdmin } from './first-admin.ts';

process.exitCode = await runAdmin(process.argv.slice(2), () => createDeps(loadConfig('worker')), console);

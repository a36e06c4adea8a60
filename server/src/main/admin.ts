/** The first admin of a site: npm run admin -- --email a@b.gr --name "…" (again for a new code: --reset-password) */
import { parseArgs } from 'node:util';
import { configOfProcess } from '../config.ts';
import { FirstAdminRefused, firstAdmin } from '../features/accounts/index.ts';
import { AppError } from '../platform/app-error.ts';
import { openDeps } from './open-deps.ts';

const usage =
  'Usage: npm run admin -- --email EMAIL --name "NAME" | --email EMAIL --reset-password [--forget-second-factors]';

function typed() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        'reset-password': { type: 'boolean', default: false },
        'forget-second-factors': { type: 'boolean', default: false },
      },
    });
    if (!values.email) return null;
    return {
      email: values.email,
      name: values.name,
      resetPassword: values['reset-password'],
      forgetFactors: values['forget-second-factors'],
    };
  } catch {
    // An option we do not know, `--password` first of all: what was typed is not repeated.
    return null;
  }
}

const given = typed();
if (!given) {
  console.error(usage);
  process.exit(1);
}
const { deps, close } = openDeps(configOfProcess());
try {
  const { code, minutes } = await firstAdmin(deps, given);
  console.log(`One-time code: ${code} (good for ${minutes} minutes)`);
  console.log(`Choose a password with it at ${deps.config.origin}/auth/reset, then log in: you will be led to set up`);
  console.log('a second factor, without which an admin can do nothing.');
} catch (error) {
  if (!(error instanceof FirstAdminRefused || error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await close();
}

/** What `npm run admin` does with what was typed; the process around it is create-admin.ts. */
import { parseArgs } from 'node:util';
import type { Deps } from '../deps.ts';
import { FirstAdminError, forgetAdminFactors, setUpMainAdmin } from '../features/accounts/index.ts';
import { AppError } from '../platform/app-error.ts';

const usage =
  'Usage: npm run admin -- --email EMAIL --name "NAME" | --email EMAIL --reset-password [--forget-second-factors] | --email EMAIL --forget-second-factors';

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
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

type Opened = { deps: Deps; close: () => Promise<void> };
type Output = { log: (line: string) => void; error: (line: string) => void };

/** The exit code. `open` is not called for arguments that cannot be read. */
export async function runAdmin(args: readonly string[], open: () => Opened, output: Output): Promise<number> {
  const given = readArguments(args);
  if (!given) {
    output.error(usage);
    return 1;
  }
  const { deps, close } = open();
  try {
    if (given.forgetFactors && !given.resetPassword && given.name === undefined) {
      await forgetAdminFactors(deps, given.email);
      output.log('The second factors of this administrator are gone, and all administrators are told by email.');
      return 0;
    }
    const { code, minutes } = await setUpMainAdmin(deps, given);
    output.log(`One-time code: ${code} (good for ${minutes} minutes)`);
    output.log(`Choose a password with it at ${deps.config.origin}/auth/reset, then log in: you will be led to set up`);
    output.log('a second factor, without which an admin can do nothing.');
    return 0;
  } catch (error) {
    if (!(error instanceof FirstAdminError || error instanceof AppError)) throw error;
    output.error(error.message);
    return 1;
  } finally {
    await close();
  }
}

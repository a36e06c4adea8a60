/**
 * Secrets that lie in files: `NAME_FILE` names the file of NAME, as Docker and Kubernetes mount them, and systemd's LoadCredential
 * puts them in a directory of its own (`estia_NAME` in CREDENTIALS_DIRECTORY). What the process has no use for it does not get.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Record<string, string | undefined>;
export type ProcessKind = 'web' | 'worker';

const secretNames = [
  ...(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'REDIS_URL', 'SECRET_KEY', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const),
  ...(['VAPID_PRIVATE_KEY', 'GEMI_API_KEY', 'STRIPE_API_KEY', 'STRIPE_WEBHOOK_SECRET'] as const),
  ...(['SMTP_URL', 'MYDATA_USER', 'MYDATA_KEY', 'EMAIL_EVENTS_SECRET'] as const),
  ...(['SECRET_KEY_PREVIOUS', 'HASH_KEY', 'DATABASE_READ_URL'] as const),
] as const;
type SecretName = (typeof secretNames)[number];

/** The web sends no email and reports no invoice; the worker is told nothing by card providers and mail servers. */
const notFor: Record<ProcessKind, readonly (SecretName | 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_KEY_FILE')[]> = {
  web: ['SMTP_URL', 'MYDATA_USER', 'MYDATA_KEY', 'DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'],
  worker: ['STRIPE_WEBHOOK_SECRET', 'EMAIL_EVENTS_SECRET'],
};

const CREDENTIAL_PREFIX = 'estia_';

function findFile(env: Environment, name: SecretName): string | null {
  const named = env[`${name}_FILE`];
  if (named) return named;
  const credential = env.CREDENTIALS_DIRECTORY && join(env.CREDENTIALS_DIRECTORY, CREDENTIAL_PREFIX + name);
  return credential && existsSync(credential) ? credential : null;
}

/** Under what is in the environment itself, except where a secret is given twice, which nobody can have meant. */
export function readSecretFiles(env: Environment, kind: ProcessKind | null): Environment {
  const unwanted: readonly string[] = kind ? notFor[kind] : [];
  const read: Environment = { ...env };
  const faults: string[] = [];
  for (const name of unwanted) delete read[name];
  for (const name of secretNames) {
    const file = unwanted.includes(name) ? null : findFile(env, name);
    if (file === null) continue;
    if (env[name]) faults.push(`${name}: is given twice, also by the file ${file}`);
    try {
      // Container tools want every file that they are told of to be there: an empty one is none.
      read[name] = readFileSync(file, 'utf8').trim() || undefined;
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (faults.length > 0) throw new Error(`The environment is not usable:\n  ${faults.join('\n  ')}\nSee .env.example.`);
  return read;
}

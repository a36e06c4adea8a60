import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DkimKey } from './mailer.ts';

const MIN_BITS = 2_048;

/** Read at the start, so that a wrong file stops the process and not the first email. */
export function readDkimKey({
  domain,
  selector,
  keyFile,
}: {
  domain: string;
  selector: string;
  keyFile: string;
}): DkimKey {
  const privateKey = readFileSync(keyFile, 'utf8');
  const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(privateKey);
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < MIN_BITS)
    throw new Error(`DKIM_KEY_FILE: an RSA key of at least ${MIN_BITS} bits is needed`);
  return { domain, selector, privateKey };
}

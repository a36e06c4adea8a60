/** What a passkey has to sign, and whether it did. Knows the protocol, not the database. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { PasskeyRow } from './passkey.queries.ts';

/** Loaded with the first passkey: its 300 modules take 0.2 s of every start, and most processes never see a passkey. */
const loadWebauthn = () => import('@simplewebauthn/server');

type Ground = Pick<Deps, 'config' | 'secrets'>;
type Known = Pick<PasskeyRow, 'credential_id' | 'transports'>;

export const PASSKEY_MINUTES = 5;
const timeout = PASSKEY_MINUTES * 60_000;
/** EdDSA, ES256, RS256: what devices have. Named, because the library's default adds what this Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

const siteOf = ({ config }: Ground): string => new URL(config.origin).hostname;
const listOf = (known: readonly Known[]) => known.map((key) => ({ id: key.credential_id, transports: key.transports }));

const sign = z.string().min(1).max(16_000);
const common = {
  id: sign,
  rawId: sign,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
const registration = z.object({
  ...common,
  response: z.object({
    clientDataJSON: sign,
    attestationObject: sign,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const assertion = z.object({
  ...common,
  response: z.object({ clientDataJSON: sign, authenticatorData: sign, signature: sign, userHandle: sign.nullish() }),
});

/** Browsers' answers come as an object, or as text from a form. Null when they are none. */
function read<S extends z.ZodType>(schema: S, given: unknown): z.output<S> | null {
  try {
    return schema.parse(typeof given === 'string' ? JSON.parse(given) : given);
  } catch {
    return null;
  }
}

export async function creationOptions(
  deps: Ground,
  { account, known }: { account: { id: number; email: string; username: string }; known: readonly Known[] },
) {
  const { generateRegistrationOptions } = await loadWebauthn();
  return generateRegistrationOptions({
    rpName: 'Εστία',
    rpID: siteOf(deps),
    // Devices keep it for ever and show it to nobody: it follows from the account and says nothing of it.
    userID: Uint8Array.from(deps.secrets.hash('passkey user', String(account.id))),
    userName: account.email,
    userDisplayName: account.username,
    timeout,
    supportedAlgorithmIDs,
    excludeCredentials: listOf(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

export async function requestOptions(deps: Ground, known: readonly Known[]) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: siteOf(deps),
    allowCredentials: listOf(known),
    timeout,
    userVerification: 'preferred',
  });
}

export type MadePasskey = { credentialId: string; publicKey: Buffer; counter: number; transports: string[] };

/** The passkey a browser made for our challenge, or null. The library throws at whatever does not fit. */
export async function readCreated(deps: Ground, challenge: string, given: unknown): Promise<MadePasskey | null> {
  const response = read(registration, given);
  if (!response) return null;
  const { verifyRegistrationResponse } = await loadWebauthn();
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: deps.config.origin,
    expectedRPID: siteOf(deps),
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { credential } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports ?? [],
  };
}

/** Which of the known passkeys signed our challenge, and its new counter; null when none did. */
export async function readSigned(
  deps: Ground,
  { challenge, known, given }: { challenge: string; known: readonly PasskeyRow[]; given: unknown },
): Promise<{ id: number; counter: number } | null> {
  const response = read(assertion, given);
  const passkey = known.find((key) => key.credential_id === response?.id);
  if (!response || !passkey) return null;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: deps.config.origin,
    expectedRPID: siteOf(deps),
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: false,
  }).catch(() => null);
  return result?.verified ? { id: passkey.id, counter: result.authenticationInfo.newCounter } : null;
}

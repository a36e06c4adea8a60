/** What a passkey has to sign, and whether it did. Knows the protocol, not the database. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import type { PasskeyRow } from './passkey.queries.ts';

/** Loaded with the first passkey: its 300 modules take 0.2 s of every start, and most processes never see a passkey. */
const loadWebauthn = () => import('@simplewebauthn/server');

type PasskeyDeps = Pick<Deps, 'config' | 'secrets'>;
type KnownCredential = Pick<PasskeyRow, 'credential_id' | 'transports'>;

export const PASSKEY_CHALLENGE_MINUTES = 5;
const timeout = PASSKEY_CHALLENGE_MINUTES * 60_000;
/** EdDSA, ES256, RS256: what devices have. Named, because the library's default adds what this Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

const getRelyingPartyId = ({ config }: PasskeyDeps): string => new URL(config.origin).hostname;
const toCredentialDescriptors = (known: readonly KnownCredential[]) =>
  known.map((key) => ({ id: key.credential_id, transports: key.transports }));

const encodedText = z.string().min(1).max(16_000);
const commonFields = {
  id: encodedText,
  rawId: encodedText,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};
const registrationSchema = z.object({
  ...commonFields,
  response: z.object({
    clientDataJSON: encodedText,
    attestationObject: encodedText,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const assertionSchema = z.object({
  ...commonFields,
  response: z.object({
    clientDataJSON: encodedText,
    authenticatorData: encodedText,
    signature: encodedText,
    userHandle: encodedText.nullish(),
  }),
});

/** Browsers' answers come as an object, or as text from a form. Null when they are none. */
function parseBrowserReply<S extends z.ZodType>(schema: S, input: unknown): z.output<S> | null {
  try {
    return schema.parse(typeof input === 'string' ? JSON.parse(input) : input);
  } catch {
    return null;
  }
}

export async function createRegistrationOptions(
  deps: PasskeyDeps,
  { account, known }: { account: { id: number; email: string; username: string }; known: readonly KnownCredential[] },
) {
  const { generateRegistrationOptions } = await loadWebauthn();
  return generateRegistrationOptions({
    rpName: 'Εστία',
    rpID: getRelyingPartyId(deps),
    // Devices keep it for ever and show it to nobody: it follows from the account and says nothing of it.
    userID: Uint8Array.from(deps.secrets.hash('passkey user', String(account.id))),
    userName: account.email,
    userDisplayName: account.username,
    timeout,
    supportedAlgorithmIDs,
    excludeCredentials: toCredentialDescriptors(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

export async function createAuthenticationOptions(deps: PasskeyDeps, known: readonly KnownCredential[]) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: getRelyingPartyId(deps),
    allowCredentials: toCredentialDescriptors(known),
    timeout,
    userVerification: 'preferred',
  });
}

export type VerifiedPasskey = { credentialId: string; publicKey: Buffer; counter: number; transports: string[] };

/** The passkey a browser made for our challenge, or null. The library throws at whatever does not fit. */
export async function verifyRegistration(
  deps: PasskeyDeps,
  challenge: string,
  input: unknown,
): Promise<VerifiedPasskey | null> {
  const response = parseBrowserReply(registrationSchema, input);
  if (!response) return null;
  const { verifyRegistrationResponse } = await loadWebauthn();
  const result = await verifyRegistrationResponse({
    response: response,
    expectedChallenge: challenge,
    expectedOrigin: deps.config.origin,
    expectedRPID: getRelyingPartyId(deps),
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
export async function verifyAuthentication(
  deps: PasskeyDeps,
  { challenge, known, given: input }: { challenge: string; known: readonly PasskeyRow[]; given: unknown },
): Promise<{ id: number; counter: number } | null> {
  const response = parseBrowserReply(assertionSchema, input);
  const passkey = known.find((key) => key.credential_id === response?.id);
  if (!response || !passkey) return null;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: deps.config.origin,
    expectedRPID: getRelyingPartyId(deps),
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

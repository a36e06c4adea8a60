/**
 * A passkey without a finger: a P-256 key that answers WebAuthn options as a browser with a security key would. Each
 * answer can be made to lie in one respect, so that a test sees that respect being checked.
 */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Forgery = {
  origin?: string;
  /** The site the device believes to be on. */
  site?: string;
  challenge?: string;
  /** Default: one more than last time. */
  counter?: number;
  /** Default: true. */
  present?: boolean;
  /** Sign with this key in place of the own. */
  key?: KeyObject;
  /** Name this credential in place of the own. */
  id?: string;
};

type CreationOptions = { challenge: string; rp: { id?: string }; excludeCredentials?: { id: string }[] };
type RequestOptions = { challenge: string; rpId?: string; allowCredentials?: { id: string }[] };

const PRESENT = 0b1;
const WITH_KEY = 0b0100_0000;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

export type PasskeyDevice = ReturnType<typeof createPasskeyDevice>;

export function createPasskeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  let counter = 0;

  const next = (lies: Forgery): number => {
    counter = lies.counter ?? counter + 1;
    return counter;
  };

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, lies: Forgery): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(site: string, lies: Forgery, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(next(lies));
    const present = lies.present === false ? 0 : PRESENT;
    return Buffer.concat([sha256(lies.site ?? site), Buffer.from([flags | present]), count]);
  }

  function attestedCredential(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.length);
    return Buffer.concat([Buffer.alloc(16), length, credential, cose]);
  }

  const base = { type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id,
    privateKey,

    /** What `navigator.credentials.create` would answer. */
    create(options: CreationOptions, lies: Forgery = {}) {
      const authData = Buffer.concat([authenticatorData(options.rp.id ?? '', lies, WITH_KEY), attestedCredential()]);
      const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        ...base,
        id,
        rawId: id,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, lies).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** What `navigator.credentials.get` would answer. */
    sign(options: RequestOptions, lies: Forgery = {}) {
      const data = clientData('webauthn.get', options.challenge, lies);
      const authData = authenticatorData(options.rpId ?? '', lies, 0);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(lies.key ?? privateKey);
      const named = lies.id ?? id;
      return {
        ...base,
        id: named,
        rawId: named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

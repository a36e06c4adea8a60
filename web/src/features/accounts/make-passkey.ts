/** The browser's part of a new passkey: our JSON in, its JSON out. Older browsers are helped with the encoding. */

type Described = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] };
type OptionsJson = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
};

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function readOptions(json: OptionsJson): PublicKeyCredentialCreationOptions {
  if ('parseCreationOptionsFromJSON' in PublicKeyCredential)
    return PublicKeyCredential.parseCreationOptionsFromJSON(json as PublicKeyCredentialCreationOptionsJSON);
  return {
    ...json,
    challenge: toBytes(json.challenge),
    user: { ...json.user, id: toBytes(json.user.id) },
    excludeCredentials: (json.excludeCredentials ?? []).map((each) => ({ ...each, id: toBytes(each.id) })),
  };
}

function write(made: PublicKeyCredential): object {
  if (typeof made.toJSON === 'function') return made.toJSON();
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: toText(made.rawId),
    type: made.type,
    clientExtensionResults: made.getClientExtensionResults(),
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

export const canMakePasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

/** Raises when the person says no or the device cannot. */
export async function makePasskey(options: unknown): Promise<string> {
  const made = await navigator.credentials.create({ publicKey: readOptions(options as OptionsJson) });
  if (!(made instanceof PublicKeyCredential)) throw new Error('no passkey');
  return JSON.stringify(write(made));
}

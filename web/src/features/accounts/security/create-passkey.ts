/** The browser's part of a new passkey: our JSON in, its JSON out. Older browsers are helped with the encoding. */

type CredentialDescriptor = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] };
type OptionsJson = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: CredentialDescriptor[];
};

const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const encodeBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function parseCreationOptions(json: OptionsJson): PublicKeyCredentialCreationOptions {
  if ('parseCreationOptionsFromJSON' in PublicKeyCredential)
    return PublicKeyCredential.parseCreationOptionsFromJSON(json as PublicKeyCredentialCreationOptionsJSON);
  return {
    ...json,
    challenge: decodeBase64Url(json.challenge),
    user: { ...json.user, id: decodeBase64Url(json.user.id) },
    excludeCredentials: (json.excludeCredentials ?? []).map((each) => ({ ...each, id: decodeBase64Url(each.id) })),
  };
}

function serializeCredential(made: PublicKeyCredential): object {
  if (typeof made.toJSON === 'function') return made.toJSON();
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: encodeBase64Url(made.rawId),
    type: made.type,
    clientExtensionResults: made.getClientExtensionResults(),
    response: {
      clientDataJSON: encodeBase64Url(response.clientDataJSON),
      attestationObject: encodeBase64Url(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

export const canCreatePasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

/** Raises when the person says no or the device cannot. */
export async function createPasskey(options: unknown): Promise<string> {
  const made = await navigator.credentials.create({ publicKey: parseCreationOptions(options as OptionsJson) });
  if (!(made instanceof PublicKeyCredential)) throw new Error('no passkey');
  return JSON.stringify(serializeCredential(made));
}

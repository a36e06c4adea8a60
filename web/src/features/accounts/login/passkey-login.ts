/** A passkey as JSON, both ways. Browsers do it themselves since 2024/25; the few lines below serve those before. */

type OptionsJson = {
  challenge: string;
  allowCredentials?: { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] }[];
  [name: string]: unknown;
};

const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const encodeBase64Url = (buffer: ArrayBuffer | null): string | undefined =>
  buffer === null
    ? undefined
    : btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');

function parseRequestOptions(json: OptionsJson): PublicKeyCredentialRequestOptions {
  const native = (
    PublicKeyCredential as { parseRequestOptionsFromJSON?: (json: unknown) => PublicKeyCredentialRequestOptions }
  ).parseRequestOptionsFromJSON;
  if (native) return native.call(PublicKeyCredential, json);
  return {
    ...json,
    challenge: decodeBase64Url(json.challenge),
    allowCredentials: (json.allowCredentials ?? []).map((known) => ({ ...known, id: decodeBase64Url(known.id) })),
  };
}

function serializeCredential(credential: PublicKeyCredential): unknown {
  if ('toJSON' in credential) return credential.toJSON();
  const { id, rawId, type, response, authenticatorAttachment } = credential;
  const answer = response as AuthenticatorAssertionResponse;
  return {
    id,
    rawId: encodeBase64Url(rawId),
    type,
    authenticatorAttachment,
    clientExtensionResults: {},
    response: {
      authenticatorData: encodeBase64Url(answer.authenticatorData),
      clientDataJSON: encodeBase64Url(answer.clientDataJSON),
      signature: encodeBase64Url(answer.signature),
      userHandle: encodeBase64Url(answer.userHandle),
    },
  };
}

export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** What the server asked to be signed → the device's answer, as the server reads it. Rejects when nothing was given. */
export async function getPasskeyAssertion(options: unknown): Promise<string> {
  const credential = await navigator.credentials.get({ publicKey: parseRequestOptions(options as OptionsJson) });
  if (!credential) throw new Error('no passkey was given');
  return JSON.stringify(serializeCredential(credential as PublicKeyCredential));
}

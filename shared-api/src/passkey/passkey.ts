import type {
  NewPasskeyCredential,
  PasskeyCreationOptions,
  PasskeyProof,
  PasskeyRequestOptions,
} from '../contract/index.ts';

/** Whether this browser knows passkeys at all; a page over plain HTTP or by a bare IP address has none. */
export function hasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** Loads only once somebody presses the button; older browsers lack the JSON methods that it stands in for. */
function load() {
  return import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
}

/**
 * Asks the person and their device for a new passkey.
 *
 * @throws an error that {@link passkeyFailureOf} explains
 */
export async function createPasskey(options: PasskeyCreationOptions): Promise<NewPasskeyCredential> {
  const { startRegistration } = await load();
  const { id, rawId, response } = await startRegistration({
    // The browser's own type has a closed list of transports; it skips those that it does not know.
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

/**
 * Asks the person to use one of their passkeys.
 *
 * @throws an error that {@link passkeyFailureOf} explains
 */
export async function signWithPasskey(options: PasskeyRequestOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await load();
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/**
 * Why the browser gave none. `cancelled`: the person, or there is none for this site, which browsers do not tell apart;
 * `exists`: this device already has one of the account; `unavailable`: not in this browser, or not at this address.
 */
export type PasskeyFailure = 'cancelled' | 'exists' | 'unavailable';

/** What went wrong in the browser; undefined for an error of a call to the service. */
export function passkeyFailureOf(error: unknown): PasskeyFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!hasPasskeys()) return 'unavailable';
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'exists';
    case 'SecurityError':
    case 'NotSupportedError':
      return 'unavailable';
    default:
      return undefined;
  }
}

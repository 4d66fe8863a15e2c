import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  NewPasskeyCredential,
  PasskeyCreationOptions,
  PasskeyProof,
  PasskeyRequestOptions,
} from 'shared-api/contract';

/** Flags of authenticator data (WebAuthn 6.1): present, verified, may be backed up, is, with a new credential. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_CREDENTIAL = 0x40;

/** What goes otherwise than a browser on the right site would have it. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly counter?: number;
  /** Without a finger, face or PIN. */
  readonly isUnverified?: boolean;
  readonly userHandle?: string;
}

/** A browser with an authenticator that holds one passkey: what a phone does, in software. */
export class Authenticator {
  readonly credentialId = randomBytes(16).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #userHandle: string | undefined;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(options: PasskeyCreationOptions, deviation: Deviation = {}): NewPasskeyCredential {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.from([0, id.length]);
    const key = Buffer.from(isoCBOR.encode(coseOf(this.#keys.publicKey)));
    const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
    const authData = this.#data(options.rp.id, NEW_CREDENTIAL, deviation, credential);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviation),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  sign(options: PasskeyRequestOptions, deviation: Deviation = {}): PasskeyProof {
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, deviation);
    const data = this.#data(options.rpId, 0, deviation);
    const clientHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return {
      ...this.#credential(),
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, clientHash]), this.#keys.privateKey).toString(
          'base64url',
        ),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    };
  }

  #credential() {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key' } as const;
  }

  #clientData(type: string, challenge: string, deviation: Deviation): string {
    const data = { type: deviation.type ?? type, challenge, origin: deviation.origin ?? this.#origin };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false })).toString('base64url');
  }

  #data(rpId: string, flags: number, deviation: Deviation, rest = Buffer.alloc(0)): Buffer {
    this.#counter = deviation.counter ?? this.#counter + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const verified = deviation.isUnverified ? 0 : VERIFIED;
    const site = createHash('sha256')
      .update(deviation.rpId ?? rpId)
      .digest();
    return Buffer.concat([site, Buffer.from([PRESENT | verified | flags]), counter, rest]);
  }
}

/** An ES256 public key in COSE (RFC 9053). */
function coseOf(key: KeyObject): Map<number, number | Uint8Array<ArrayBuffer>> {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
}

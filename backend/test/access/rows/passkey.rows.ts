import { expected, type Rows } from '../row.ts';

const text = 'x'.repeat(40);
const shape = { id: text, rawId: text, type: 'public-key' } as const;

/** Answers that no authenticator has given. */
const made = { ...shape, response: { clientDataJSON: text, attestationObject: text } };
export const proof = {
  ...shape,
  response: { clientDataJSON: text, authenticatorData: text, signature: text },
};

/** Passkeys are their owner's alone: not even an admin sees or removes another's. */
export const passkeyRows: Rows<'passkey'> = {
  list: { object: 'none', expect: expected('401', '200') },
  creationOptions: { object: 'none', expect: expected('401', '200') },
  create: {
    object: 'none',
    send: () => ({ json: { name: 'Phone', credential: made } }),
    expect: expected('401', '401'),
  },
  rename: {
    object: 'passkey',
    send: () => ({ json: { name: 'Old phone' } }),
    expect: expected('401', '200 404 404 404'),
  },
  remove: { object: 'passkey', expect: expected('401', '204 404 404 404') },
};

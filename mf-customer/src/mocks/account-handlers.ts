import type { HttpHandler } from 'msw';
import type { Address, OwnData, Passkey, PasskeyCreationOptions } from 'shared-api/contract';
import { mock, MockProblem } from 'shared-api/standalone';
import { factorHandlers, factorsOf } from './factor-handlers.ts';
import type { SampleState } from './sample-state.ts';
import { sampleId, SAMPLE_PASSWORD } from './sample-customer.ts';

/** The calls about addresses, favourites, notifications, sessions and the account as a whole. */
export function accountHandlers(state: SampleState): HttpHandler[] {
  return [
    ...addressHandlers(state),
    ...favouriteHandlers(state),
    ...sessionHandlers(state),
    ...passkeyHandlers(state),
    ...factorHandlers(state),
    mock('notification', 'list', () => [...state.notifications]),
    mock('notification', 'clear', () => {
      state.notifications = [];
      return undefined;
    }),
    mock('user', 'exportOwn', () => ownDataOf(state)),
    mock('user', 'remove', ({ body }) => {
      if (body?.currentPassword !== SAMPLE_PASSWORD) throw new MockProblem(401, 'credentials_invalid');
      state.isSignedIn = false;
      return undefined;
    }),
  ];
}

function addressHandlers(state: SampleState): HttpHandler[] {
  const fieldsOf = (body: Partial<Address>) =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const put = (address: Address) => {
    const others = state.addresses.filter(({ id }) => id !== address.id);
    state.addresses = [
      ...others.map((other) => (address.isDefault ? { ...other, isDefault: false } : other)),
      address,
    ];
    return address;
  };
  const empty = { region: null, commune: null, landmark: null, phone: null, isDefault: false };
  return [
    mock('address', 'list', () => [...state.addresses]),
    mock('address', 'create', ({ body }) => {
      state.addressCount += 1;
      const id = sampleId(650 + state.addressCount);
      return put({ ...empty, ...body, ...fieldsOf(body as Partial<Address>), id } as Address);
    }),
    mock('address', 'update', ({ params, body }) => {
      const known = state.addresses.find(({ id }) => id === params['id']);
      if (!known) throw new MockProblem(404, 'not_found');
      return put({ ...known, ...fieldsOf(body as Partial<Address>) });
    }),
    mock('address', 'remove', ({ params }) => {
      state.addresses = state.addresses.filter(({ id }) => id !== params['id']);
      return undefined;
    }),
  ];
}

function favouriteHandlers(state: SampleState): HttpHandler[] {
  return [
    mock('favourite', 'list', () => state.restaurants.filter(({ id }) => state.favourites.includes(id))),
    mock('favourite', 'add', ({ params }) => {
      state.favourites = [params['restaurantId'] ?? '', ...state.favourites];
      return undefined;
    }),
    mock('favourite', 'remove', ({ params }) => {
      state.favourites = state.favourites.filter((id) => id !== params['restaurantId']);
      return undefined;
    }),
  ];
}

function sessionHandlers(state: SampleState): HttpHandler[] {
  return [
    mock('auth', 'sessions', () => [...state.sessions]),
    mock('auth', 'endSession', ({ params }) => {
      state.sessions = state.sessions.filter(({ id }) => id !== params['id']);
      return undefined;
    }),
    mock('auth', 'endOtherSessions', () => {
      state.sessions = state.sessions.filter(({ isCurrent }) => isCurrent);
      return undefined;
    }),
    mock('auth', 'resendConfirmation', () => undefined),
  ];
}

function passkeyHandlers(state: SampleState): HttpHandler[] {
  const put = (passkey: Passkey) => {
    const others = state.passkeys.filter(({ id }) => id !== passkey.id);
    state.passkeys = [passkey, ...others];
    return passkey;
  };
  return [
    mock('passkey', 'list', () => [...state.passkeys]),
    mock('passkey', 'creationOptions', () => creationOptionsFor(state.user.email)),
    mock('passkey', 'create', ({ body }) => {
      const id = sampleId(850 + state.passkeys.length);
      const at = new Date().toISOString();
      return put({ id, name: body.name, createdAt: at, usedAt: null, isBackedUp: false });
    }),
    mock('passkey', 'rename', ({ params, body }) => {
      const known = state.passkeys.find(({ id }) => id === params['id']);
      if (!known) throw new MockProblem(404, 'not_found');
      return put({ ...known, name: body.name });
    }),
    mock('passkey', 'remove', ({ params }) => {
      state.passkeys = state.passkeys.filter(({ id }) => id !== params['id']);
      return undefined;
    }),
  ];
}

function creationOptionsFor(email: string): PasskeyCreationOptions {
  return {
    rp: { id: 'service.test', name: 'Maida' },
    user: { id: 'dXNlcg', name: email, displayName: email },
    challenge: 'Y2hhbGxlbmdl',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

function ownDataOf(state: SampleState): OwnData {
  return {
    exportedAt: '2026-11-20T12:00:00.000Z',
    profile: state.user,
    addresses: [...state.addresses],
    favourites: [],
    orders: [...state.orders],
    notifications: [...state.notifications],
    sessions: [],
    passkeys: [],
    factors: factorsOf(state),
    providers: [],
    audit: [],
  };
}

import { randomUUID } from 'node:crypto';
import type { TestRequest } from '../../support/test-client.ts';
import { adminsOnly, expected, ownersAndAdmins, type Rows } from '../row.ts';
import { pictureForm, type Target } from '../targets.ts';

const newName = () => `Chez Fatou ${randomUUID()}`;
const newProvider = () => ({
  name: 'Fatou Diop',
  region: 'Nouakchott Ouest',
  commune: 'Ksar',
  restaurantName: newName(),
});

/** Everyone who sees it sees the same; nobody has a restaurant who is not an owner. */
const visible = expected('- 200 404 404', {
  user: '- 200 404 404',
  unconfirmed: '200 200 404 404',
  provider: '200 200 404 404',
  admin: '- 200 404 404',
});
/** Not public: for its owner, who is tried above, and for admins. */
const concealed = expected('- 404 404 404', {
  user: '- 404 404 404',
  unconfirmed: '- 404 404 404',
  provider: '- 404 404 404',
  admin: '- 200 404 404',
});
const changed = ownersAndAdmins('200 404 404 404', '- 200 404 404');
const changedEmpty = ownersAndAdmins('204 404 404 404', '- 204 404 404');

const uploadRow = {
  object: 'restaurant',
  send: async (): Promise<TestRequest> => ({ form: await pictureForm() }),
  expect: changed,
} as const;

export const providerRows: Rows<'provider'> = {
  create: {
    // An owner makes it for itself and a registration by its ticket, whatever the body says; an admin for anyone.
    object: 'user',
    send: ({ id = '' }: Target) => ({ json: { ...newProvider(), user: { id } } }),
    expect: expected('401 401 401 400', {
      user: '401 401 401 400',
      unconfirmed: '201 201 201 400',
      provider: '201 201 201 400',
      admin: '400 201 400 400',
    }),
  },
  list: { object: 'none', expect: ownersAndAdmins('200', '200') },
  get: { object: 'provider', expect: changed },
  update: { object: 'provider', send: () => ({ json: { description: 'Rice' } }), expect: changed },
  changeOwner: {
    object: 'provider',
    send: ({ ownerId = randomUUID() }: Target) => ({ json: { user: { id: ownerId } } }),
    expect: adminsOnly('- 200 404 404'),
  },
  remove: { object: 'provider', expect: adminsOnly('- 204 404 404') },
  restaurantBySlug: [
    { object: 'restaurant', expect: visible },
    { object: 'hidden', expect: concealed },
  ],
};

export const approvalRows: Rows<'approval'> = {
  list: { object: 'none', expect: adminsOnly('200') },
  // The admin's own account owns no restaurants.
  decide: {
    object: 'user',
    send: () => ({ json: { decision: 'accept' } }),
    expect: adminsOnly('404 200 404 404'),
  },
  restaurants: { object: 'none', expect: adminsOnly('200') },
  decideRestaurant: {
    object: 'waiting',
    send: () => ({ json: { decision: 'accept' } }),
    expect: adminsOnly('- 200 404 404'),
  },
};

export const restaurantRows: Rows<'restaurant'> = {
  create: {
    // A provider creates for itself, whatever the body says.
    object: 'provider',
    send: ({ id = '' }: Target) => ({ json: { name: newName(), description: 'Rice', provider: { id } } }),
    expect: expected('401', {
      user: '403',
      unconfirmed: '201 201 201 400',
      provider: '201 201 201 400',
      admin: '- 201 400 400',
    }),
  },
  list: [
    { object: 'none', expect: expected('200', '200') },
    {
      object: 'none',
      query: 'scope=all',
      expect: { ...adminsOnly('200'), guest: '403', ended: '403', demoted: '403' },
    },
  ],
  get: [
    { object: 'restaurant', expect: visible },
    { object: 'hidden', expect: concealed },
    { object: 'waiting', expect: concealed },
  ],
  // The restaurants have no promotions: who sees one is told that.
  offerByCode: {
    object: 'restaurant',
    send: () => ({ json: { code: 'ETE' } }),
    expect: expected('- 409 404 404', {
      user: '- 409 404 404',
      unconfirmed: '409 409 404 404',
      provider: '409 409 404 404',
      admin: '- 409 404 404',
    }),
  },
  update: { object: 'restaurant', send: () => ({ json: { description: 'Rice and fish' } }), expect: changed },
  remove: { object: 'restaurant', expect: changedEmpty },
  restore: { object: 'removed', expect: changed },
  // A list: nothing to see is an empty one.
  ofProvider: [
    {
      object: 'restaurant',
      expect: expected('- 200 200 404', {
        user: '- 200 200 404',
        unconfirmed: '200 200 200 404',
        provider: '200 200 200 404',
        admin: '- 200 200 404',
      }),
    },
    { object: 'hidden', expect: expected('- 200 200 404', '- 200 200 404') },
  ],
  mine: {
    object: 'none',
    expect: expected('401', { user: '403', unconfirmed: '200', provider: '200', admin: '403' }),
  },
  setItemAvailability: {
    object: 'restaurant',
    send: () => ({ json: { soldOutUntil: null } }),
    expect: changed,
  },
  setOptionAvailability: {
    object: 'restaurant',
    send: () => ({ json: { soldOutUntil: null } }),
    expect: changed,
  },
  upload: uploadRow,
  uploadPlural: uploadRow,
};

const markable = '- 204 404 404';

export const favouriteRows: Rows<'favourite'> = {
  list: { object: 'none', expect: expected('401', '200') },
  merge: { object: 'none', send: () => ({ json: { restaurantIds: [] } }), expect: expected('401', '200') },
  add: [
    {
      object: 'restaurant',
      expect: expected('401', {
        user: markable,
        // An owner's own restaurant is not public while the owner is not confirmed.
        unconfirmed: '404 204 404 404',
        provider: '204 204 404 404',
        admin: markable,
      }),
    },
    { object: 'hidden', expect: expected('401', '- 404 404 404') },
  ],
  remove: {
    object: 'restaurant',
    expect: expected('401', {
      user: '- 204 204 404',
      unconfirmed: '204 204 204 404',
      provider: '204 204 204 404',
      admin: '- 204 204 404',
    }),
  },
};

export const fileRows: Rows<'file'> = {
  get: { object: 'file', expect: expected('- 200 404 404', '- 200 404 404') },
};

import { adminsOnly, expected, ownersAndAdmins, type Rows } from '../row.ts';
import type { Target } from '../targets.ts';

const concerned = {
  user: '200 404 404 404',
  unconfirmed: '200 404 404 404',
  provider: '200 404 404 404',
  admin: '200 200 404 404',
};
/** The holder of the token is the customer. */
const byToken = expected('200 200 404 404', '200 200 404 404');
const book = ({ booking = '{}' }: Target) => ({ json: JSON.parse(booking) as unknown });
const fiveStars = () => ({ json: { rating: 5 } });

export const orderRows: Rows<'order'> = {
  create: [
    {
      object: 'restaurant',
      send: book,
      expect: expected('- 201 409 400', {
        user: '- 201 409 400',
        unconfirmed: '409 201 409 400',
        provider: '201 201 409 400',
        admin: '- 201 409 400',
      }),
    },
    { object: 'hidden', send: book, expect: expected('- 409 409 400', '- 409 409 400') },
  ],
  list: { object: 'none', expect: adminsOnly('200') },
  exportList: { object: 'none', expect: adminsOnly('200') },
  get: { object: 'order', expect: expected('401', concerned) },
  update: {
    object: 'order',
    send: () => ({ json: { note: 'No onions' } }),
    // The customer's words; the restaurant reads them and leaves them.
    expect: expected('401', { ...concerned, unconfirmed: '403 404 404 404', provider: '403 404 404 404' }),
  },
  remove: { object: 'delivered', expect: adminsOnly('204 204 404 404') },
  ofRestaurant: { object: 'restaurant', expect: ownersAndAdmins('200 404 404 404', '- 200 404 404') },
  exportOfRestaurant: { object: 'restaurant', expect: ownersAndAdmins('200 404 404 404', '- 200 404 404') },
  ofUser: { object: 'user', expect: expected('401', concerned) },
  restaurantNames: { object: 'none', expect: adminsOnly('200') },
  changeStatus: {
    object: 'order',
    send: () => ({ json: { stage: 'cancelled', expectedStage: 'pending', reason: 'Nobody answers' } }),
    expect: expected('401', concerned),
  },
  sender: { object: 'order', expect: ownersAndAdmins('200 404 404 404', '200 200 404 404') },
  stopSender: {
    object: 'order',
    send: () => ({ json: { reason: 'other', block: 'day' } }),
    expect: ownersAndAdmins('200 404 404 404', '200 200 404 404'),
  },
  blockedSenders: { object: 'restaurant', expect: ownersAndAdmins('200 404 404 404', '- 200 404 404') },
  unblockSender: { object: 'blocked', expect: ownersAndAdmins('204 404 404 404', '- 204 404 404') },
  storms: { object: 'none', expect: adminsOnly('200') },
  proposeChange: {
    object: 'order',
    send: () => ({ json: { version: 1, note: 'No olives', minutes: 10, onSilence: 'declined' } }),
    // The order is not accepted yet.
    expect: ownersAlone('409 404 404 404'),
  },
  answerChange: {
    object: 'asked',
    send: () => ({ json: { answer: 'accepted' } }),
    expect: ownersAlone('200 404 404 404'),
  },
  // So is whoever knows the code and the end of the phone number.
  findTracked: {
    object: 'tracked',
    send: ({ code, phoneEnd }) => ({ json: { code, phoneEnd } }),
    expect: expected('200 200 404 400', '200 200 404 400'),
  },
  slots: [
    {
      object: 'restaurant',
      expect: expected('- 200 404 404', {
        user: '- 200 404 404',
        unconfirmed: '200 200 404 404',
        provider: '200 200 404 404',
        admin: '- 200 404 404',
      }),
    },
    {
      object: 'hidden',
      expect: expected('- 404 404 404', {
        user: '- 404 404 404',
        unconfirmed: '- 404 404 404',
        provider: '- 404 404 404',
        admin: '- 200 404 404',
      }),
    },
  ],
  track: { object: 'tracked', expect: byToken },
  cancelTracked: { object: 'tracked', expect: byToken },
  // An earlier version than any: whether the order can be changed depends on the rows before.
  askTrackedChange: {
    object: 'tracked',
    send: () => ({ json: { version: 0, note: 'Without onions' } }),
    expect: expected('409 409 404 404', '409 409 404 404'),
  },
  answerTrackedChange: {
    object: 'proposed',
    send: () => ({ json: { answer: 'accepted' } }),
    expect: byToken,
  },
  trackEvents: { object: 'tracked', expect: byToken },
};

/** For restaurant owners: not even an admin speaks for one. */
function ownersAlone(owner: string) {
  return expected('401', { user: '403', unconfirmed: owner, provider: owner, admin: '403' });
}

export const reviewRows: Rows<'review'> = {
  ofRestaurant: [
    {
      object: 'restaurant',
      expect: expected('- 200 404 404', {
        user: '- 200 404 404',
        unconfirmed: '200 200 404 404',
        provider: '200 200 404 404',
        admin: '- 200 404 404',
      }),
    },
    {
      object: 'hidden',
      expect: expected('- 404 404 404', {
        user: '- 404 404 404',
        unconfirmed: '- 404 404 404',
        provider: '- 404 404 404',
        admin: '- 200 404 404',
      }),
    },
  ],
  // A restaurant does not review the orders it served.
  write: {
    object: 'delivered',
    send: fiveStars,
    expect: expected('401', {
      user: '200 404 404 404',
      unconfirmed: '403 404 404 404',
      provider: '403 404 404 404',
      admin: '200 403 404 404',
    }),
  },
  // Nothing has been written yet.
  remove: { object: 'delivered', expect: expected('401', '404') },
  writeTracked: {
    object: 'tracked',
    send: fiveStars,
    expect: expected('409 409 404 404', '409 409 404 404'),
  },
  report: {
    object: 'review',
    // Visitors do not see the reviews of an unconfirmed owner's restaurant.
    expect: expected('- 204 404 404', {
      user: '- 204 404 404',
      unconfirmed: '404 204 404 404',
      provider: '204 204 404 404',
      admin: '- 204 404 404',
    }),
  },
  answer: {
    object: 'review',
    send: () => ({ json: { text: 'Thank you' } }),
    expect: ownersAlone('200 404 404 404'),
  },
  removeAnswer: { object: 'review', expect: ownersAlone('204 404 404 404') },
  list: { object: 'none', expect: adminsOnly('200') },
  decide: {
    object: 'review',
    send: () => ({ json: { decision: 'remove', reason: 'Insults' } }),
    expect: adminsOnly('- 200 404 404'),
  },
};

export const statisticsRows: Rows<'statistics'> = {
  restaurant: { object: 'restaurant', expect: ownersAndAdmins('200 404 404 404', '- 200 404 404') },
  marketplace: { object: 'none', expect: adminsOnly('200') },
};

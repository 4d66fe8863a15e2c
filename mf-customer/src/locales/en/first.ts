import account from './customer-account.json';
import address from './customer-address.json';
import data from './customer-data.json';
import factor from './customer-factor.json';
import favourite from './customer-favourite.json';
import notification from './customer-notification.json';
import order from './customer-order.json';
import passkey from './customer-passkey.json';
import profile from './customer-profile.json';
import review from './customer-review.json';
import session from './customer-session.json';

export const texts = {
  'customer-account': account,
  'customer-address': address,
  'customer-data': data,
  'customer-factor': factor,
  'customer-favourite': favourite,
  'customer-notification': notification,
  'customer-order': order,
  'customer-passkey': passkey,
  'customer-profile': profile,
  'customer-review': review,
  'customer-session': session,
};

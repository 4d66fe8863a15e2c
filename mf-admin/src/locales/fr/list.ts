import audit from './admin-audit.json';
import contact from './admin-contact.json';
import order from './admin-order.json';
import review from './admin-review.json';
import user from './admin-user.json';

export const texts = {
  'admin-audit': audit,
  'admin-contact': contact,
  'admin-order': order,
  'admin-review': review,
  'admin-user': user,
};

import change from './provider-change.json';
import order from './provider-order.json';
import review from './provider-review.json';
import sender from './provider-sender.json';

export const texts = {
  'provider-change': change,
  'provider-order': order,
  'provider-review': review,
  'provider-sender': sender,
};

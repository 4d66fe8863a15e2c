import checkout from './checkout.json';
import order from './order.json';
import orderAgain from './order-again.json';
import portion from './portion.json';

export const texts = { checkout, order, 'order-again': orderAgain, portion };

export {
  type BasketLine,
  countDishes,
  createStoredBaskets,
  DEVICE_BASKETS_KEY,
  withFilledBasket,
} from './device-baskets.ts';
export { createStoredOrders, type DeviceOrder } from './device-orders.ts';
export { isRecord } from './is-record.ts';

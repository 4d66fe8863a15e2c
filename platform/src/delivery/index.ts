export { createDelivery } from './delivery.ts';
export type { Delivery, DeliveryOptions } from './delivery.ts';
export type { HeadTags } from './page.ts';

export { createDelivery } from './delivery.ts';
export type { Delivery } from './delivery.ts';
export type { DeliveryOptions, PageAddress } from './delivery-options.ts';
export type { RootDocument, RootDocuments } from './root-documents.ts';
export type { HeadTags, PreviewImage } from './head-tags.ts';

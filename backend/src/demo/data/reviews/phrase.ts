import type { OrderType } from 'shared-api/contract';

/** What a customer writes; some of it fits one kind of order only. */
export type ReviewPhrase = string | { readonly text: string; readonly only: OrderType };

import type { Order } from '../contract/order.schemas.ts';
import { wordsOfStage } from '../contract/order-stages.ts';
import { placeName, type Translate } from '../text/place-name.ts';

/**
 * Where a takeaway waits, in parts for a list, and until when; nothing once it has been picked up, or won't be. A
 * release of the service before had the place in one line.
 */
export function pickUpOf({ pickUp, stage }: Pick<Order, 'pickUp' | 'stage'>, t: Translate) {
  if (!pickUp || wordsOfStage(stage).status !== 'PENDING') return { place: [], until: null };
  const { place, address, commune, until } = pickUp;
  return { place: address === undefined ? [place] : [address, placeName(t, commune)], until };
}

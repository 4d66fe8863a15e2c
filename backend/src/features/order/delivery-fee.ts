import { feeTo, isCommune } from 'shared-api/contract';
import { invalidField, ServiceError } from '../../infra/http/service-error.ts';

/** A restaurant's fees, in minor units. */
export interface DeliveryFees {
  readonly delivery_fee: number;
  /** By commune; null where it does not deliver. */
  readonly delivery_fees: Readonly<Record<string, number | null>>;
}

/**
 * The fee for a delivery to a commune, in minor units. Where fees depend on the commune, a delivery has to name one of
 * the list: otherwise another spelling, or none, would cost less than the commune itself.
 *
 * @throws ServiceError `validation_failed` for the field `commune`; `delivery_unavailable` where the restaurant does
 *   not deliver
 */
export function deliveryFeeTo(
  { delivery_fee: usual, delivery_fees: fees }: DeliveryFees,
  commune: string | null | undefined,
): number {
  const isByCommune = Object.keys(fees).length > 0;
  if (isByCommune && !isCommune(commune ?? '')) throw invalidField('commune', 'has to be one of the list');
  const fee = feeTo(usual, fees, commune);
  if (fee !== null) return fee;
  throw new ServiceError('delivery_unavailable', {
    errors: [{ path: 'commune', message: 'is not delivered to' }],
    current: { commune },
  });
}

import type { UseFormReturn } from 'react-hook-form';
import { useApi } from 'shared-api';
import type { Address } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { showRefusal } from '../../lib/show-refusal.ts';
import { toAddressBody, type AddressValues } from './address-values.ts';
import { useRefreshAddresses } from './get-addresses.ts';

const text = lazyTexts('customer-address');

const FIELDS = [
  'label',
  'address',
  'commune',
  'landmark',
  'phone',
] as const satisfies (keyof AddressValues)[];

/** Saves the dialog; shows the service's errors at their fields and preserves what was typed. */
export function useSaveAddress(
  form: UseFormReturn<AddressValues>,
  address: Address | null,
  onDone: () => void,
) {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefreshAddresses();

  return async (values: AddressValues) => {
    const body = toAddressBody(values);
    try {
      if (address) await api.address.update({ params: { id: address.id }, body });
      else await api.address.create({ body });
      await refresh();
      onDone();
      toast.success(text('saved', { label: body.label }));
    } catch (error) {
      showRefusal(form, FIELDS, error);
    }
  };
}

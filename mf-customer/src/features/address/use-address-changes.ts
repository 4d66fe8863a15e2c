import { useMutation } from '@tanstack/react-query';
import { errorTextOf, useApi } from 'shared-api';
import { isRegion, type Address } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useUndoableRemoval } from '../../lib/use-undoable-removal.ts';
import { useRefreshAddresses } from './get-addresses.ts';

const text = lazyTexts('customer-address');

/** Makes an address the default one. */
export function useMakeDefault() {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefreshAddresses();
  return useMutation({
    mutationFn: ({ id }: Address) => api.address.update({ params: { id }, body: { isDefault: true } }),
    onSuccess: ({ label }) => toast.success(text('default_set', { label })),
    onError: (error) => toast.error(errorTextOf(error)),
    onSettled: refresh,
  });
}

/** Deletes an address; the toast offers to undo it. */
export function useRemoveAddress(onRemoved: () => void) {
  const api = useApi();
  const refresh = useRefreshAddresses();
  return useUndoableRemoval({
    scope: 'address',
    remove: ({ id }: Address) => api.address.remove({ params: { id } }),
    restore: (address) => api.address.create({ body: toBody(address) }),
    onRemoved,
    refresh,
    removedText: ({ label }) => text('removed', { label }),
    restoredText: ({ label }) => text('restored', { label }),
    undoText: text('undo'),
  });
}

function toBody(address: Address) {
  const { label, address: place, region, commune, landmark, phone, isDefault } = address;
  return {
    ...{ label, address: place, commune, landmark, phone, isDefault },
    region: region !== null && isRegion(region) ? region : null,
  };
}

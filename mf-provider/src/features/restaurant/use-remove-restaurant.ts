import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf, useApi } from 'shared-api';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

const text = lazyTexts('provider-restaurant');

/** Deletes a restaurant; the toast offers to undo it. */
export function useRemoveRestaurant(restaurant: { id: string; name: string }, onRemoved: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const params = { id: restaurant.id };
  const { name } = restaurant;
  // Other areas list restaurants too. The deleted one is not refetched.
  const refresh = (isRemoved: boolean) =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) => !isRemoved || !queryKey.includes(restaurant.id),
    });

  async function undo() {
    try {
      await api.restaurant.restore({ params });
      refresh(false);
      toast.success(text('admin.restored', { name }));
    } catch (error) {
      toast.error(errorTextOf(error));
    }
  }

  return useMutation({
    mutationFn: () => api.restaurant.remove({ params }),
    onSuccess: () => {
      onRemoved();
      refresh(true);
      toast.show(text('admin.removed', { name }), {
        action: { label: text('admin.undo'), onAction: () => void undo() },
      });
    },
  });
}

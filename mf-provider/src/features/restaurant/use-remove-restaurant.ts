import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import { useToast } from 'shared-ui/toast';

/** Deletes a restaurant; the toast offers to undo it. */
export function useRemoveRestaurant(restaurant: { id: string; name: string }, onRemoved: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { t } = useTranslation('provider-restaurant');
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
      toast.success(t('admin.restored', { name }));
    } catch (error) {
      toast.error(errorText(error));
    }
  }

  return useMutation({
    mutationFn: () => api.restaurant.remove({ params }),
    onSuccess: () => {
      onRemoved();
      refresh(true);
      toast.show(t('admin.removed', { name }), {
        action: { label: t('admin.undo'), onAction: () => void undo() },
      });
    },
  });
}

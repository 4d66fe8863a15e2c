import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import { useToast } from 'shared-ui/toast';

/** Deletes a restaurant, with a way back for as long as the message stands. */
export function useRemoveRestaurant(restaurant: { id: string; name: string }, onRemoved: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { t } = useTranslation('provider-restaurant');
  const params = { id: restaurant.id };
  const { name } = restaurant;
  // Other areas list restaurants too.
  const refresh = () => void client.invalidateQueries();

  async function undo() {
    try {
      await api.restaurant.restore({ params });
      refresh();
      toast.success(t('admin.restored', { name }));
    } catch (error) {
      toast.error(errorText(error));
    }
  }

  return useMutation({
    mutationFn: () => api.restaurant.remove({ params }),
    onSuccess: () => {
      onRemoved();
      refresh();
      toast.show(t('admin.removed', { name }), {
        action: { label: t('admin.undo'), onAction: () => void undo() },
      });
    },
  });
}

import { useTranslation } from 'react-i18next';
import { isApiError, useErrorText } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { DeleteDialog } from 'shared-ui';
import { useRemoveRestaurant } from './use-remove-restaurant.ts';

interface RemoveDialogProps {
  restaurant: RestaurantSummary;
  onClose: () => void;
}

/** Asks before deleting a restaurant. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { restaurant, onClose } = props;
  const { t } = useTranslation('admin-restaurant');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useRemoveRestaurant(onClose);
  // Somebody else has deleted it first.
  const whyNot = (failure: Error) =>
    isApiError(failure, 'not_found') ? t('remove.gone') : errorText(failure);
  return (
    <DeleteDialog
      isOpen
      name={restaurant.name}
      isBusy={isPending}
      error={error ? whyNot(error) : undefined}
      onConfirm={() => mutate(restaurant)}
      onClose={onClose}
    >
      {t('remove.text')}
    </DeleteDialog>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RestaurantSummary } from 'shared-api/contract';
import { Button, ButtonLink, IconButton } from 'shared-ui';
import { TrashIcon } from 'shared-ui/icons';
import { ActionRow } from '../../lib/action-row.tsx';
import { useRestoreRestaurant } from './use-remove-restaurant.ts';
import classes from './restaurant-actions.module.css';

interface RestaurantActionsProps {
  restaurant: RestaurantSummary;
  onRemove: () => void;
}

/** Actions on a restaurant; a deleted one can only be restored. */
export function RestaurantActions(props: RestaurantActionsProps) {
  const { restaurant, onRemove } = props;
  const { t } = useTranslation('admin-restaurant');
  if (restaurant.removedAt) return <RestoreButton restaurant={restaurant} />;
  return (
    <ActionRow
      className={classes.actions}
      destructive={
        <IconButton
          icon={<TrashIcon />}
          label={t('remove.open', { name: restaurant.name })}
          onClick={onRemove}
        />
      }
    >
      <ButtonLink
        component={Link}
        to={`/admin/restaurant/${restaurant.id}`}
        size="small"
        aria-label={t('edit_named', { name: restaurant.name })}
      >
        {t('edit')}
      </ButtonLink>
    </ActionRow>
  );
}

function RestoreButton(props: { restaurant: RestaurantSummary }) {
  const { restaurant } = props;
  const { t } = useTranslation('admin-restaurant');
  const { mutate, isPending } = useRestoreRestaurant();
  return (
    <Button
      size="small"
      isBusy={isPending}
      aria-label={t('restore.open_named', { name: restaurant.name })}
      onClick={() => mutate(restaurant)}
    >
      {t('restore.open')}
    </Button>
  );
}

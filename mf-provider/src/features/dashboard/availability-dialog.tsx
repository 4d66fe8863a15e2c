import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { Dialog } from 'shared-ui';
import { AvailabilitySwitch } from '../../lib/availability/availability-switch.tsx';
import { PortionsButton } from '../../lib/availability/portions-button.tsx';
import classes from './availability-dialog.module.css';

interface AvailabilityDialogProps {
  restaurant: Restaurant;
  onClose: () => void;
}

/** A switch and a number for each dish, saved at once. */
export function AvailabilityDialog(props: AvailabilityDialogProps) {
  const { restaurant, onClose } = props;
  const { t } = useTranslation('provider-dashboard');
  return (
    <Dialog isOpen title={t('sold_out.title')} description={t('sold_out.text')} onClose={onClose}>
      <div className={classes.menu}>
        {restaurant.menu.map(({ id, category, items }) => (
          <fieldset key={id} className={classes.category}>
            <legend className={classes.legend} dir="auto">
              {category}
            </legend>
            {items.map((item) => (
              <div key={item.id} className={classes.dish}>
                <AvailabilitySwitch
                  className={classes.switch}
                  restaurantId={restaurant.id}
                  item={item}
                  isNamed
                />
                <PortionsButton className={classes.portions} restaurant={restaurant} item={item} />
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

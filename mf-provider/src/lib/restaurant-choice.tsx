import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { Popover, VisuallyHidden } from 'shared-ui';
import { CheckIcon, ChevronUpDownIcon } from 'shared-ui/icons';
import { RestaurantLabel } from './restaurant-label.tsx';
import classes from './restaurant-choice.module.css';

interface RestaurantChoiceProps {
  restaurants: readonly RestaurantSummary[];
  /** Undefined while none of them is on screen. */
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** Chooses one of an owner's restaurants, told apart by picture and commune. */
export function RestaurantChoice(props: RestaurantChoiceProps) {
  const { restaurants, chosenId, onChoose } = props;
  const { t } = useTranslation('provider-common');
  const chosen = restaurants.find(({ id }) => id === chosenId);
  return (
    <Popover
      label={t('restaurant_choose')}
      className={classes.panel}
      renderTrigger={(trigger) => (
        <button type="button" className={classes.trigger} {...trigger}>
          <VisuallyHidden>{t('restaurant_chosen')} </VisuallyHidden>
          {chosen ? <RestaurantLabel restaurant={chosen} /> : t('restaurant_choose')}
          <ChevronUpDownIcon className={classes.chevron} />
        </button>
      )}
    >
      {(close) => (
        <ul className={classes.list}>
          {restaurants.map((restaurant) => (
            <li key={restaurant.id}>
              <button
                type="button"
                className={classes.option}
                aria-current={restaurant.id === chosenId || undefined}
                onClick={() => {
                  close();
                  if (restaurant.id !== chosenId) onChoose(restaurant.id);
                }}
              >
                <RestaurantLabel restaurant={restaurant} />
                {restaurant.id === chosenId && <CheckIcon className={classes.check} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

import { useTranslation } from 'react-i18next';
import { MAX_ITEM_QUANTITY, type MenuItem } from 'shared-api/contract';
import { Badge, Card, classNames, formatMoney, QuantityStepper } from 'shared-ui';
import { CheckIcon } from 'shared-ui/icons';
import { RestaurantPicture } from '../../lib/restaurant/restaurant-picture.tsx';
import classes from './menu-item-card.module.css';

interface MenuItemCardProps {
  item: MenuItem;
  /** How many are selected. */
  quantity: number;
  isSoldOut: boolean;
  onSelect: (isSelected: boolean) => void;
  onQuantityChange: (quantity: number) => void;
}

/**
 * One dish: pressing it selects or deselects it; a selected one has buttons for its quantity. A checkbox, which the
 * browser marks at once, also before the page's scripts have come (decision public-dish-checkbox).
 */
export function MenuItemCard(props: MenuItemCardProps) {
  const { item, quantity, isSoldOut, onSelect, onQuantityChange } = props;
  const isSelected = quantity > 0;
  return (
    <Card as="li" padding="none" className={classNames(classes.item, isSoldOut && classes.soldOut)}>
      <label className={classes.toggle}>
        <input
          type="checkbox"
          checked={isSelected}
          // A selected dish that has sold out since can still be deselected.
          disabled={isSoldOut && !isSelected}
          className={classes.box}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <Texts item={item} isSoldOut={isSoldOut} />
        {item.image !== null && (
          <RestaurantPicture path={item.image} ratio="square" sizes="6rem" className={classes.picture} />
        )}
        <span aria-hidden className={classes.mark}>
          <CheckIcon size="small" />
        </span>
      </label>
      {isSelected && (
        <div className={classes.counter}>
          <QuantityStepper
            label={item.name}
            value={quantity}
            max={MAX_ITEM_QUANTITY}
            onValueChange={onQuantityChange}
          />
        </div>
      )}
    </Card>
  );
}

function Texts(props: { item: MenuItem; isSoldOut: boolean }) {
  const { item, isSoldOut } = props;
  const { t, i18n } = useTranslation('menu');
  return (
    <span className={classes.texts}>
      <span className={classes.name} dir="auto">
        {item.name}
      </span>
      {item.description !== '' && (
        <span className={classes.description} dir="auto">
          {item.description}
        </span>
      )}
      <span className={classes.terms}>
        <span className={classes.price}>{formatMoney(item.price, i18n.language)}</span>
        {isSoldOut && <Badge>{t('sold_out')}</Badge>}
      </span>
    </span>
  );
}

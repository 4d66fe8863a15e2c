import { MAX_ITEM_QUANTITY, type MenuItem, type Restaurant } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { Card, classNames, QuantityStepper } from 'shared-ui';
import { CheckIcon } from 'shared-ui/icons';
import { DishPicture, DishTexts } from './dish-texts.tsx';
import classes from './menu-item-card.module.css';

interface MenuItemCardProps {
  item: MenuItem;
  /** In which the restaurant's texts were written first. */
  language: Restaurant['language'];
  /** How many are selected. */
  quantity: number;
  /** How many one can order, where that is counted. */
  left: number | undefined;
  isSoldOut: boolean;
  isLaterOnly: boolean;
  onSelect: (isSelected: boolean) => void;
  onQuantityChange: (quantity: number) => void;
}

/**
 * One dish: pressing it selects or deselects it; a selected one has buttons for its quantity. A checkbox, which the
 * browser marks at once, also before the page's scripts have come (decision public-dish-checkbox).
 */
export function MenuItemCard(props: MenuItemCardProps) {
  const { item, quantity, left = MAX_ITEM_QUANTITY, isSoldOut, isLaterOnly } = props;
  const texts = useOwnTexts(props.language);
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
          onChange={(event) => props.onSelect(event.currentTarget.checked)}
        />
        <DishTexts {...{ item, texts, isSoldOut, isLaterOnly }} />
        <DishPicture item={item} />
        <span aria-hidden className={classes.mark}>
          <CheckIcon size="small" />
        </span>
      </label>
      {isSelected && (
        <div className={classes.counter}>
          <QuantityStepper
            label={texts.name(item).text}
            value={quantity}
            max={Math.min(left, MAX_ITEM_QUANTITY)}
            onValueChange={props.onQuantityChange}
          />
        </div>
      )}
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import type { MenuItem, Restaurant } from 'shared-api/contract';
import {
  Card,
  classNames,
  formatList,
  formatMoney,
  IconButton,
  StatusBadge,
  TypedText,
  useLanguage,
} from 'shared-ui';
import { EditIcon, TrashIcon } from 'shared-ui/icons';
import { AvailabilitySwitch } from '../../lib/availability/availability-switch.tsx';
import dish from '../../lib/dish.module.css';
import { Thumbnail } from '../../lib/picture/thumbnail.tsx';
import type { DraftItem } from './menu-draft.ts';
import { storedDish } from './stored-dish.ts';
import { DragHandle } from './reorder/drag-handle.tsx';
import mark from './reorder/drop-mark.module.css';
import type { DropMark } from './reorder/drop-marks.ts';
import { MoveButtons } from './reorder/move-buttons.tsx';
import { useReorderContext } from './reorder/reorder-context.ts';
import { isUnusualPrice } from './usual-price.ts';
import classes from './item-row.module.css';

interface ItemRowProps {
  item: DraftItem;
  /** Names of its groups of options, in their order. */
  groups: readonly string[];
  restaurant: Restaurant;
  dropMark: DropMark | undefined;
  /** Median price of the menu's dishes. */
  usual: number | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One dish of the menu editor. */
export function ItemRow(props: ItemRowProps) {
  const { item, groups, restaurant } = props;
  const { t } = useTranslation(['provider-menu', 'provider-common']);
  const language = useLanguage();
  const { activeMove } = useReorderContext();
  const stored = storedDish(restaurant, item.key);
  const isMoved = activeMove?.key === item.key;
  return (
    <Card
      as="li"
      padding="small"
      data-item={item.key}
      data-drop={props.dropMark}
      className={classNames(mark.target, classes.row, isMoved && classes.moved)}
    >
      <div className={classes.dish}>
        <DragHandle entry={{ kind: 'item', key: item.key }} name={item.name} />
        {item.image !== null && <Thumbnail path={item.image} className={classes.picture} />}
        <div className={classes.texts}>
          <div className={classes.head}>
            <p className={dish.name} dir="auto">
              {item.name}
            </p>
            <p className={dish.price} translate="no">
              {formatMoney(item.price, language)}
            </p>
          </div>
          {isUnusualPrice(item.price, props.usual) && (
            <StatusBadge tone="warning">{t('item.price_check')}</StatusBadge>
          )}
          {item.description !== '' && <TypedText className={dish.description} text={item.description} />}
          {groups.length > 0 && (
            <p className={classes.options}>{t('item.options', { groups: formatList(groups, language) })}</p>
          )}
          {stored?.portionsLeft !== undefined && (
            <p className={classes.options}>
              {t('provider-common:portions.left', { count: stored.portionsLeft })}
            </p>
          )}
        </div>
      </div>
      <div className={classes.controls}>
        {stored && <StoredSwitch stored={stored} name={item.name} restaurantId={restaurant.id} />}
        <RowButtons {...props} />
      </div>
    </Card>
  );
}

function RowButtons(props: ItemRowProps) {
  const { item, onEdit, onRemove } = props;
  const { name } = item;
  const { t } = useTranslation('provider-menu');
  return (
    <div className={classes.buttons}>
      <MoveButtons entry={{ kind: 'item', key: item.key }} name={name} />
      <IconButton icon={<EditIcon />} label={t('item.edit', { name })} onClick={onEdit} />
      <IconButton icon={<TrashIcon />} label={t('item.remove', { name })} onClick={onRemove} />
    </div>
  );
}

/** The switch of the stored dish, whose name may have another draft. */
function StoredSwitch(props: { stored: MenuItem; name: string; restaurantId: string }) {
  const { stored, name, restaurantId } = props;
  return (
    <AvailabilitySwitch
      className={classes.switch}
      labelClassName={classes.switchLabel}
      restaurantId={restaurantId}
      item={{ ...stored, name }}
    />
  );
}

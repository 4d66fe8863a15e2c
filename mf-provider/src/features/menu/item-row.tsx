import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import {
  Card,
  classNames,
  formatDateTime,
  formatMoney,
  IconButton,
  StatusBadge,
  Switch,
  useLanguage,
  useNow,
} from 'shared-ui';
import { EditIcon, TrashIcon } from 'shared-ui/icons';
import dish from '../../lib/dish.module.css';
import { Thumbnail } from '../../lib/picture/thumbnail.tsx';
import type { DraftItem } from './menu-draft.ts';
import { DragHandle } from './reorder/drag-handle.tsx';
import mark from './reorder/drop-mark.module.css';
import type { DropMark } from './reorder/drop-marks.ts';
import { MoveButtons } from './reorder/move-buttons.tsx';
import { useReorderContext } from './reorder/reorder-context.ts';
import { useAvailability } from './use-availability.ts';
import { isUnusualPrice } from './usual-price.ts';
import classes from './item-row.module.css';

const MINUTE_MS = 60_000;

interface ItemRowProps {
  item: DraftItem;
  restaurant: Restaurant;
  dropMark: DropMark | undefined;
  /** Median price of the menu's dishes. */
  usual: number | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One dish of the menu editor. */
export function ItemRow(props: ItemRowProps) {
  const { item, restaurant } = props;
  const { t } = useTranslation('provider-menu');
  const language = useLanguage();
  const { activeMove } = useReorderContext();
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
            <p className={dish.price}>{formatMoney(item.price, language)}</p>
          </div>
          {isUnusualPrice(item.price, props.usual) && (
            <StatusBadge tone="warning">{t('item.price_check')}</StatusBadge>
          )}
          {item.description !== '' && (
            <p className={dish.description} dir="auto">
              {item.description}
            </p>
          )}
        </div>
      </div>
      <div className={classes.controls}>
        {!item.isNew && <SoldOutSwitch item={item} restaurant={restaurant} />}
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

function SoldOutSwitch(props: { item: DraftItem; restaurant: Restaurant }) {
  const { item, restaurant } = props;
  const { t } = useTranslation('provider-menu');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const { mutate } = useAvailability(restaurant.id);
  const stored = restaurant.menu.flatMap(({ items }) => items).find(({ id }) => id === item.key);
  const until = stored?.soldOutUntil ?? null;
  const isSoldOut = until !== null && Date.parse(until) > now;
  return (
    <Switch
      className={classes.switch}
      label={t('item.sold_out')}
      aria-label={t('item.sold_out_of', { name: item.name })}
      hint={isSoldOut ? t('item.returns', { time: formatDateTime(until, language) }) : undefined}
      checked={isSoldOut}
      onChange={(event) =>
        mutate({ itemId: item.key, name: item.name, isSoldOut: event.currentTarget.checked })
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { Badge, Card, formatList, IconButton, useLanguage, useNow } from 'shared-ui';
import { EditIcon, TrashIcon } from 'shared-ui/icons';
import { AvailabilitySwitch } from '../../../lib/availability/availability-switch.tsx';
import { isSoldOutAt } from '../../../lib/availability/is-sold-out.ts';
import { PortionsButton } from '../../../lib/availability/portions-button.tsx';
import type { DraftGroup, DraftOption } from './group-draft.ts';
import { useDifference } from './use-difference.ts';
import { useRuleText } from './use-rule-text.ts';
import classes from './group-list.module.css';

const MINUTE_MS = 60_000;

interface GroupRowProps {
  group: DraftGroup;
  /** Names of the dishes that have it. */
  dishes: readonly string[];
  restaurant: Restaurant;
  onEdit: () => void;
  onRemove: () => void;
}

/** One group: its rule, its dishes and its options, each with its switch. */
export function GroupRow(props: GroupRowProps) {
  const { group, dishes, restaurant, onEdit, onRemove } = props;
  const { key, name, options } = group;
  const { t } = useTranslation('provider-options');
  const language = useLanguage();
  const ruleText = useRuleText();
  return (
    <Card as="li" padding="small" aria-labelledby={key} className={classes.group}>
      <div className={classes.head}>
        <h2 id={key} className={classes.name} dir="auto">
          {name}
        </h2>
        <div className={classes.buttons}>
          <IconButton icon={<EditIcon />} label={t('edit', { name })} onClick={onEdit} />
          <IconButton icon={<TrashIcon />} label={t('remove', { name })} onClick={onRemove} />
        </div>
      </div>
      <div className={classes.texts}>
        <p>{ruleText(group)}</p>
        <p>{dishes.length === 0 ? t('unused') : t('used_by', { dishes: formatList(dishes, language) })}</p>
      </div>
      <ul className={classes.options}>
        {options.map((option) => (
          <Option key={option.key} option={option} restaurant={restaurant} />
        ))}
      </ul>
    </Card>
  );
}

/** Has neither switch nor number before it is saved. */
function Option(props: { option: DraftOption; restaurant: Restaurant }) {
  const { option, restaurant } = props;
  const { key, name, price, dish } = option;
  const difference = useDifference();
  const stored = restaurant.optionGroups?.flatMap(({ options }) => options).find(({ id }) => id === key);
  return (
    <li>
      <div className={classes.option}>
        <span dir="auto">{name}</span>{' '}
        {price !== 0 && <span className={classes.price}>{difference(price)}</span>}
      </div>
      {dish !== undefined && <StateOfDish dish={dish} restaurant={restaurant} />}
      {stored && dish === undefined && (
        <>
          <PortionsButton
            className={classes.portions}
            restaurant={restaurant}
            kind="option"
            item={{ ...stored, name }}
          />
          <AvailabilitySwitch
            className={classes.switch}
            labelClassName={classes.switchLabel}
            restaurantId={restaurant.id}
            kind="option"
            item={{ ...stored, name }}
          />
        </>
      )}
    </li>
  );
}

/** A dish is switched among the dishes. */
function StateOfDish(props: { dish: string; restaurant: Restaurant }) {
  const { dish, restaurant } = props;
  const { t } = useTranslation('provider-options');
  const now = useNow(MINUTE_MS);
  const item = restaurant.menu.flatMap(({ items }) => items).find(({ id }) => id === dish);
  return item && isSoldOutAt(item.soldOutUntil, now) ? <Badge>{t('preview.sold_out')}</Badge> : null;
}

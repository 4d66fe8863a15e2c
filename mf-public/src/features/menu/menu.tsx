import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuCategory, MenuItem, Restaurant } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { EmptyState, Loading, Skeleton, useNow } from 'shared-ui';
import type { Basket } from '../../lib/device/basket.ts';
import { selectLine, setQuantity } from '../../lib/device/basket-lines.ts';
import { useBasket } from '../../lib/device/device.tsx';
import { groupsOf, isDishSoldOut } from '../../lib/portion/dish-groups.ts';
import { usePortionDialog } from '../../lib/portion/portion-dialogs.tsx';
import { portionsLeft, type PortionsLeft } from '../../lib/portion/portions-left.ts';
import { latestTime } from '../../lib/restaurant/latest-time.ts';
import { CategoryNavigation } from './category-navigation.tsx';
import { ChoiceItemCard } from './choice-item-card.tsx';
import { Gallery } from './gallery.tsx';
import { MenuItemCard } from './menu-item-card.tsx';
import classes from './menu.module.css';

const MINUTE_MS = 60_000;

/** The menu: categories and their dishes. */
export function Menu(props: { restaurant: Restaurant }) {
  const { restaurant } = props;
  const { t } = useTranslation('menu');
  const categories = useMemo(
    () => restaurant.menu.filter(({ items }) => items.length > 0),
    [restaurant.menu],
  );
  const now = useNow(MINUTE_MS);
  const at = latestTime(restaurant, now);
  const left = portionsLeft(restaurant, now, at);
  if (categories.length === 0) return <EmptyState>{t('empty')}</EmptyState>;
  return (
    <div className={classes.menu}>
      <CategoryNavigation categories={categories} language={restaurant.language} />
      {categories.map((category) => (
        <Category key={category.id} {...{ category, restaurant, now, at, left }} />
      ))}
      <Gallery restaurant={restaurant} />
    </div>
  );
}

interface CategoryProps {
  category: MenuCategory;
  restaurant: Restaurant;
  now: number;
  /** The latest time for which one can order. */
  at: number;
  /** At that time. */
  left: PortionsLeft;
}

function Category(props: CategoryProps) {
  const { category, ...dish } = props;
  const { restaurant } = dish;
  const [basket, changeBasket] = useBasket(restaurant.id);
  const title = useOwnTexts(restaurant.language).category(category);
  return (
    <section id={category.id} aria-labelledby={`${category.id}-title`} className={classes.category}>
      <h2 id={`${category.id}-title`} tabIndex={-1} {...title.marks}>
        {title.text}
      </h2>
      <ul className={classes.items}>
        {category.items.map((item) => (
          <Dish key={item.id} {...dish} {...{ item, basket, changeBasket }} />
        ))}
      </ul>
    </section>
  );
}

interface DishProps extends Omit<CategoryProps, 'category'> {
  item: MenuItem;
  basket: Basket;
  changeBasket: (change: (basket: Basket) => Basket) => void;
}

function Dish(props: DishProps) {
  const { item, restaurant, basket, changeBasket, now, at, left } = props;
  const openPortion = usePortionDialog();
  const groups = groupsOf(restaurant, item, at);
  const isSoldOut = isDishSoldOut(item, groups, at);
  const lines = basket.lines.filter(({ id }) => id === item.id);
  const card = {
    item,
    language: restaurant.language,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isSoldOut,
    isLaterOnly: !isSoldOut && isDishSoldOut(item, groupsOf(restaurant, item, now), now),
  };
  if (groups.length > 0) {
    return <ChoiceItemCard {...card} groups={groups} onOpen={() => openPortion({ itemId: item.id })} />;
  }
  return (
    <MenuItemCard
      {...card}
      quantity={lines.find(({ options }) => !options)?.quantity ?? 0}
      left={left.numbers.get(item.id)}
      onSelect={(isSelected) => changeBasket((before) => selectLine(before, item.id, isSelected))}
      onQuantityChange={(quantity) => changeBasket((before) => setQuantity(before, item.id, quantity))}
    />
  );
}

/** Skeleton of the menu; banner and name are already shown. */
export function MenuSkeleton() {
  const { t } = useTranslation('menu');
  return (
    <Loading label={t('loading')} className={classes.menu}>
      <Skeleton shape="button" width="long" />
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={classes.skeleton}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </div>
      ))}
    </Loading>
  );
}

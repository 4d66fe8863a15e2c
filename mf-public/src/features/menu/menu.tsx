import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuCategory, Restaurant } from 'shared-api/contract';
import { EmptyState, Loading, Skeleton, useNow } from 'shared-ui';
import { selectLine, setQuantity } from '../../lib/device/basket.ts';
import { useBasket } from '../../lib/device/device.tsx';
import { isSoldOut } from '../../lib/restaurant/sold-out.ts';
import { CategoryNavigation } from './category-navigation.tsx';
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
  if (categories.length === 0) return <EmptyState>{t('empty')}</EmptyState>;
  return (
    <div className={classes.menu}>
      <CategoryNavigation categories={categories} />
      {categories.map((category) => (
        <Category key={category.id} category={category} restaurantId={restaurant.id} />
      ))}
      <Gallery restaurant={restaurant} />
    </div>
  );
}

function Category(props: { category: MenuCategory; restaurantId: string }) {
  const { category, restaurantId } = props;
  const [basket, changeBasket] = useBasket(restaurantId);
  const now = useNow(MINUTE_MS);
  return (
    <section id={category.id} aria-labelledby={`${category.id}-title`} className={classes.category}>
      <h2 id={`${category.id}-title`} tabIndex={-1} dir="auto">
        {category.category}
      </h2>
      <ul className={classes.items}>
        {category.items.map((item) => (
          <MenuItemCard
            key={item.id}
            item={item}
            quantity={basket.lines.find(({ id }) => id === item.id)?.quantity ?? 0}
            isSoldOut={isSoldOut(item, now)}
            onSelect={(isSelected) => changeBasket((before) => selectLine(before, item.id, isSelected))}
            onQuantityChange={(quantity) => changeBasket((before) => setQuantity(before, item.id, quantity))}
          />
        ))}
      </ul>
    </section>
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

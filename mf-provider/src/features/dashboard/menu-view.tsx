import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MenuItem, Restaurant } from 'shared-api/contract';
import { Badge, ButtonLink, Card, EmptyState, formatMoney, TypedText, useLanguage, useNow } from 'shared-ui';
import { PlusIcon } from 'shared-ui/icons';
import { useRestaurantPath } from '../../lib/chosen-restaurant.ts';
import { isSoldOutAt } from '../../lib/availability/is-sold-out.ts';
import dish from '../../lib/dish.module.css';
import { Thumbnail } from '../../lib/picture/thumbnail.tsx';
import { RenderWhenIdle } from './render-when-idle.tsx';
import classes from './menu-view.module.css';

const MINUTE_MS = 60_000;

/** The current menu, by category. */
export function MenuView(props: { restaurant: Restaurant }) {
  const { menu } = props.restaurant;
  const { t } = useTranslation('provider-dashboard');
  const path = useRestaurantPath();
  return (
    <section aria-labelledby="menu" className={classes.menu}>
      <h2 id="menu">{t('menu.title')}</h2>
      {menu.length === 0 && (
        <EmptyState
          title={t('menu.empty_title')}
          action={
            <ButtonLink component={Link} to={path('/provider/menu')} iconStart={<PlusIcon />}>
              {t('menu.add')}
            </ButtonLink>
          }
        >
          {t('menu.empty_text')}
        </EmptyState>
      )}
      <RenderWhenIdle
        parts={menu.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      />
    </section>
  );
}

function Category(props: { category: Restaurant['menu'][number] }) {
  const { id, category, items } = props.category;
  const { t } = useTranslation('provider-dashboard');
  return (
    <section aria-labelledby={id} className={classes.category}>
      <h3 id={id} dir="auto">
        {category}
      </h3>
      {items.length === 0 && <p className={classes.empty}>{t('menu.empty_category')}</p>}
      <ul className={classes.items}>
        {items.map((item) => (
          <Dish key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Dish(props: { item: MenuItem }) {
  const { name, description, price, image, soldOutUntil, portionsLeft } = props.item;
  const { t } = useTranslation(['provider-dashboard', 'provider-common']);
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const isSoldOut = isSoldOutAt(soldOutUntil, now);
  return (
    <Card as="li" padding="small" className={classes.item}>
      {image !== null && <Thumbnail path={image} className={classes.picture} />}
      <div className={classes.texts}>
        <p className={dish.name} dir="auto">
          {name}
        </p>
        {description !== '' && <TypedText className={dish.description} text={description} />}
        {isSoldOut && <Badge tone="neutral">{t('menu.sold_out')}</Badge>}
        {!isSoldOut && portionsLeft !== undefined && (
          <Badge tone="neutral">{t('provider-common:portions.left', { count: portionsLeft })}</Badge>
        )}
      </div>
      <p className={dish.price} translate="no">
        {formatMoney(price, language)}
      </p>
    </Card>
  );
}

import { useTranslation } from 'react-i18next';
import { FEW_PORTIONS, type MenuItem } from 'shared-api/contract';
import type { OwnTexts } from 'shared-api/own-text';
import { Badge, formatMoney, TypedText } from 'shared-ui';
import { RestaurantPicture } from '../../lib/restaurant/restaurant-picture.tsx';
import classes from './menu-item-card.module.css';

interface DishTextsProps {
  item: MenuItem;
  texts: OwnTexts;
  isSoldOut: boolean;
  /** Sold out now, but to be had for later. */
  isLaterOnly: boolean;
  /** What the cheapest portion costs, where one has to choose among prices. */
  lowestPrice?: number | undefined;
  /** Names of the courses of a set menu. */
  courses?: string | undefined;
}

/** Name, description and price of a dish of the menu. */
export function DishTexts(props: DishTextsProps) {
  const { item, texts, isSoldOut, isLaterOnly, lowestPrice, courses } = props;
  const { portionsLeft: left } = item;
  const { t, i18n } = useTranslation(['menu', 'portion']);
  const [name, description] = [texts.name(item), texts.description(item)];
  const money = (amount: number) => formatMoney(amount, i18n.language);
  return (
    <span className={classes.texts}>
      <span className={classes.name} {...name.marks}>
        {name.text}
      </span>
      {description.text !== '' && (
        <TypedText as="span" className={classes.description} text={description.text} {...description.marks} />
      )}
      {courses !== undefined && <span className={classes.courses}>{t('portion:courses', { courses })}</span>}
      {!isSoldOut && !isLaterOnly && left !== undefined && left <= FEW_PORTIONS && (
        <Badge tone="warning" className={classes.left}>
          {t('left', { count: left })}
        </Badge>
      )}
      <span className={classes.terms}>
        <span className={classes.price} translate={lowestPrice === undefined ? 'no' : undefined}>
          {lowestPrice === undefined ? money(item.price) : t('portion:from', { price: money(lowestPrice) })}
        </span>
        {isSoldOut && <Badge>{t('sold_out')}</Badge>}
        {isLaterOnly && <Badge tone="warning">{t('later_only')}</Badge>}
      </span>
    </span>
  );
}

export function DishPicture(props: { item: MenuItem }) {
  const { image } = props.item;
  if (image === null) return null;
  return <RestaurantPicture path={image} ratio="square" sizes="6rem" className={classes.picture} />;
}

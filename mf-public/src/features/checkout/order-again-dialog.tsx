import { useTranslation } from 'react-i18next';
import type { Restaurant } from 'shared-api/contract';
import { useOwnTexts, type OwnText, type OwnTexts } from 'shared-api/own-text';
import { Button, Dialog, formatList, formatMoney, Notice } from 'shared-ui';
import type { MenuComparison } from './compare-with-menu.ts';
import classes from './order-again-dialog.module.css';

/** Of a name that is in the language in which it was ordered. */
const UNMARKED = { dir: 'auto' } as const;

export interface OrderAgainDialogProps {
  readonly restaurant: Restaurant;
  readonly comparison: MenuComparison;
  /** Dishes in the basket that would be replaced. */
  readonly replacedCount: number;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** What has changed since an order was placed, before its dishes go into the basket. */
export function OrderAgainDialog(props: OrderAgainDialogProps) {
  const { restaurant, comparison, replacedCount, onAccept, onClose } = props;
  const { t } = useTranslation('order-again');
  const texts = useOwnTexts(restaurant.language);
  const count = comparison.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title', { restaurant: texts.name(restaurant).text })}
      description={count > 0 ? t('ready', { count }) : t('nothing')}
      size="small"
      footer={
        <>
          {count > 0 && <Button onClick={onClose}>{t('cancel')}</Button>}
          <Button variant="primary" data-autofocus onClick={count > 0 ? onAccept : onClose}>
            {t(count > 0 ? 'accept' : 'to_menu')}
          </Button>
        </>
      }
    >
      <div className={classes.differences}>
        {!restaurant.opening.isOpen && (
          <Notice live="none" tone="warning">
            {t('closed')}
          </Notice>
        )}
        <Differences comparison={comparison} texts={texts} />
        {replacedCount > 0 && <Notice live="none">{t('replaces', { count: replacedCount })}</Notice>}
      </div>
    </Dialog>
  );
}

function Differences(props: { readonly comparison: MenuComparison; readonly texts: OwnTexts }) {
  const { gone, soldOut, fewer, without, open, changed } = props.comparison;
  const { t, i18n } = useTranslation('order-again');
  const money = (amount: number) => formatMoney(amount, i18n.language);
  const prices = changed.map(({ dish, before, now }) => ({
    name: props.texts.name(dish),
    text: t('price', { before: money(before), now: money(now) }),
  }));
  const losses = without.map(({ dish, options }) => ({
    name: props.texts.name(dish),
    text: formatList(options, i18n.language),
  }));
  const numbers = fewer.map(({ dish, before, now }) => ({
    name: props.texts.name(dish),
    text: t('fewer_of', { before, now }),
  }));
  return (
    <>
      <Dishes title={t('gone')} dishes={gone.map((text) => ({ name: { text, marks: UNMARKED } }))} />
      <Dishes title={t('sold_out')} dishes={soldOut.map((dish) => ({ name: props.texts.name(dish) }))} />
      <Dishes title={t('fewer')} dishes={numbers} />
      <Dishes title={t('without')} dishes={losses} />
      <Dishes title={t('choose_again')} dishes={open.map((dish) => ({ name: props.texts.name(dish) }))} />
      <Dishes title={t('changed')} dishes={prices} />
    </>
  );
}

interface DishesProps {
  readonly title: string;
  readonly dishes: readonly { readonly name: OwnText; readonly text?: string }[];
}

function Dishes(props: DishesProps) {
  const { title, dishes } = props;
  if (dishes.length === 0) return null;
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.dishes}>
        {dishes.map(({ name, text }, index) => (
          <li key={index} className={classes.dish}>
            <span {...name.marks}>{name.text}</span>
            {text && <span className={classes.price}>{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

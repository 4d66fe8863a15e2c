import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink, Dialog, formatMoney, Notice } from 'shared-ui';
import classes from './reorder-dialog.module.css';
import type { ReorderOffer } from './use-reorder.ts';

export interface ReorderDialogProps {
  readonly offer: ReorderOffer;
  /** Address of the restaurant's menu. */
  readonly menu: string;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** What has changed since an order was placed, before its dishes go into the basket. */
export function ReorderDialog(props: ReorderDialogProps) {
  const { offer, menu, onAccept, onClose } = props;
  const { t } = useTranslation('customer-order');
  const count = offer.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('reorder.title', { restaurant: offer.restaurant.name })}
      description={count > 0 ? t('reorder.ready', { count }) : t('reorder.nothing')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('reorder.cancel')}</Button>
          {count > 0 ? (
            <Button variant="primary" data-autofocus onClick={onAccept}>
              {t('reorder.accept')}
            </Button>
          ) : (
            <ButtonLink component={Link} to={menu} variant="primary">
              {t('reorder.to_menu')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Differences offer={offer} />
    </Dialog>
  );
}

function Differences(props: { readonly offer: ReorderOffer }) {
  const { gone, soldOut, changed, chosenCount, restaurant } = props.offer;
  const { t, i18n } = useTranslation('customer-order');
  const money = (amount: number) => formatMoney(amount, i18n.language);
  const prices = changed.map(({ name, before, now }) => ({
    name,
    text: t('reorder.price', { before: money(before), now: money(now) }),
  }));
  return (
    <div className={classes.differences}>
      {!restaurant.opening.isOpen && (
        <Notice live="none" tone="warning">
          {t('reorder.closed')}
        </Notice>
      )}
      <Dishes title={t('reorder.gone')} dishes={gone.map((name) => ({ name }))} />
      <Dishes title={t('reorder.sold_out')} dishes={soldOut.map((name) => ({ name }))} />
      <Dishes title={t('reorder.changed')} dishes={prices} />
      {chosenCount > 0 && <Notice live="none">{t('reorder.replaces', { count: chosenCount })}</Notice>}
    </div>
  );
}

interface DishesProps {
  readonly title: string;
  readonly dishes: readonly { readonly name: string; readonly text?: string }[];
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
            <span dir="auto">{name}</span>
            {text && <span className={classes.price}>{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

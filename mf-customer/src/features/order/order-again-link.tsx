import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderSummary } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { orderAgainState } from 'shared-api/order-again';
import { ButtonLink, type ButtonProps } from 'shared-ui';
import { RefreshIcon } from 'shared-ui/icons';

export interface OrderAgainLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  readonly order: OrderSummary;
}

/** Orders the same again: the restaurant's menu fills the basket, and asks first where something differs. */
export function OrderAgainLink(props: OrderAgainLinkProps) {
  const { order, ...look } = props;
  const { t } = useTranslation('customer-order');
  const { text: restaurant } = useOwnTexts(order.restaurant.language).name(order.restaurant);
  return (
    <ButtonLink
      {...look}
      component={Link}
      to={`/restaurant/${encodeURIComponent(order.restaurant.slug)}/menu`}
      state={orderAgainState(order)}
      iconStart={<RefreshIcon />}
      aria-label={t('order_again_of', { restaurant, code: order.code })}
    >
      {t('order_again')}
    </ButtonLink>
  );
}

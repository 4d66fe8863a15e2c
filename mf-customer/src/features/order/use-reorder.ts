import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError, useApi, useErrorText } from 'shared-api';
import type { OrderSummary, Restaurant } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { countChosen, fillBasket } from '../../lib/device-baskets.ts';
import { compareWithMenu, type MenuComparison } from './compare-with-menu.ts';

const FILLED_MS = 2_500;

/** What is to be said before the dishes go into the basket. */
export interface ReorderOffer extends MenuComparison {
  readonly restaurant: Restaurant;
  /** Dishes that are in the basket now, and would be replaced. */
  readonly chosenCount: number;
}

/** Puts an order's dishes into the basket of the restaurant: at once when all is as it was, else after an offer. */
export function useReorder(order: OrderSummary) {
  const { t } = useTranslation('customer-order');
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const [offer, setOffer] = useState<ReorderOffer | null>(null);
  const { id, slug } = order.restaurant;
  const menu = `/restaurant/${encodeURIComponent(slug)}/menu`;

  function accept({ restaurant, lines }: Pick<ReorderOffer, 'restaurant' | 'lines'>): void {
    setOffer(null);
    // Shown briefly: on a phone it covers the basket's button.
    if (fillBasket(id, { lines, orderType: order.orderType })) {
      toast.success(t('reorder.filled'), { duration: FILLED_MS });
    } else {
      toast.error(t('reorder.no_storage'));
    }
    void navigate(menu, { state: { restaurant } });
  }

  const ask = useMutation({
    mutationFn: () => api.provider.restaurantBySlug({ params: { slug } }),
    onSuccess: (restaurant) => {
      const made = {
        ...compareWithMenu(order, restaurant, Date.now()),
        restaurant,
        chosenCount: countChosen(id),
      };
      if (isAsItWas(made)) accept(made);
      else setOffer(made);
    },
    onError: (error) =>
      toast.error(
        isApiError(error, 'not_found')
          ? t('reorder.restaurant_gone', { restaurant: order.restaurant.name })
          : errorText(error),
      ),
  });
  return {
    offer,
    menu,
    accept,
    start: () => ask.mutate(),
    isBusy: ask.isPending,
    close: () => setOffer(null),
  };
}

function isAsItWas({ gone, soldOut, changed, chosenCount, restaurant }: ReorderOffer): boolean {
  return gone.length + soldOut.length + changed.length + chosenCount === 0 && restaurant.opening.isOpen;
}

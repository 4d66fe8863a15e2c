import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { kitchenOptionsOf } from 'shared-api/order-options';
import { ownTextsOf } from 'shared-api/own-text';
import { formatList } from 'shared-ui';
import type { ShownLine } from 'shared-ui/order';

/**
 * The lines of an order with the kitchen's names, the customer's where they differ, and all that is to take in hand.
 */
export function useKitchenLines(order: Pick<OrderSummary, 'items' | 'restaurant'>): ShownLine[] {
  const { items, restaurant } = order;
  const { t, i18n } = useTranslation('provider-order');
  const texts = ownTextsOf(i18n.language, restaurant.language);
  return items.map((line) => {
    const name = texts.line({ name: line.name });
    return {
      id: line.id,
      quantity: t('card.quantity', { quantity: line.quantity }),
      name,
      shownName: line.shown ? texts.line(line) : undefined,
      options: kitchenOptionsOf(line).map(({ group, options }) => ({
        id: group,
        text: t('card.options', {
          group,
          options: formatList(options, restaurant.language ?? i18n.language),
        }),
        marks: name.marks,
      })),
      note: line.note,
      amount: line.total,
    };
  });
}

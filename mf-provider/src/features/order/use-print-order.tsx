import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import type { Order, OrderSummary } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { PrintOrder } from './print-order.tsx';
import { orderQuery } from './use-orders.ts';

/** Prints tickets; loads the whole order first, as lists have no phone and no notes. */
export interface OrderPrinter {
  readonly print: (order: OrderSummary) => void;
  /** The ticket to print; may be rendered anywhere. */
  readonly ticket: ReactNode;
}

export function usePrintOrder(): OrderPrinter {
  const { t } = useTranslation('provider-order');
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const [order, setOrder] = useState<Order | null>(null);

  async function print({ id, code }: OrderSummary): Promise<void> {
    try {
      setOrder(await client.fetchQuery(orderQuery(api, id)));
    } catch (error) {
      toast.error(t('print.failed', { code, why: errorText(error) }));
    }
  }

  return {
    print: (summary) => void print(summary),
    ticket: order && <PrintOrder key={order.id} order={order} onDone={() => setOrder(null)} />,
  };
}

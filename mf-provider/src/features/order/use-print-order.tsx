import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTextOf, useApi } from 'shared-api';
import type { Order, OrderSummary } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { inKitchenLanguage, type Kitchen } from './kitchen-language.ts';
import { PrintOrder } from './print-order.tsx';
import { storePrinted } from './printed-tickets.ts';
import { presentOrderQuery } from './get-order.ts';

const text = lazyTexts('provider-order');

/** Prints tickets; loads the whole order first, as lists have no phone and no notes. */
export interface OrderPrinter {
  readonly print: (order: OrderSummary) => void;
  /** The ticket to print; may be rendered anywhere. */
  readonly ticket: ReactNode;
}

export function usePrintOrder(): OrderPrinter {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { i18n } = useTranslation();
  const [ticket, setTicket] = useState<{ readonly order: Order; readonly kitchen: Kitchen } | null>(null);

  async function print({ id, code }: OrderSummary): Promise<void> {
    try {
      const order = await client.fetchQuery(presentOrderQuery(api, id));
      storePrinted(order);
      setTicket({ order, kitchen: await inKitchenLanguage(i18n, order.restaurant.language) });
    } catch (error) {
      toast.error(text('print.failed', { code, why: errorTextOf(error) }));
    }
  }

  return {
    print: (summary) => void print(summary),
    ticket: ticket && <PrintOrder key={ticket.order.id} {...ticket} onDone={() => setTicket(null)} />,
  };
}

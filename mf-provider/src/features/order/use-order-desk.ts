import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { wordsOfStage, type Order, type OrderSummary, type ProviderStatus } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { STAGE_OF_ACTION, stageForStatus, type OrderAction } from './order-stage.ts';
import { useChangeStage, type StageChange } from './use-change-stage.ts';

/** The question that a button opens before the order moves. */
export interface DeskQuestion {
  readonly action: 'accept' | 'reject';
  readonly order: OrderSummary;
}

/** Everything that can be done with an order, for list and detail alike. */
export interface OrderDesk {
  readonly question: DeskQuestion | null;
  /** Presses one of the everyday buttons. */
  readonly act: (order: OrderSummary, action: OrderAction) => void;
  /** Chooses a word in the status dropdown. */
  readonly setStatus: (order: OrderSummary, status: ProviderStatus) => void;
  readonly accept: (minutes: number) => void;
  readonly reject: (reason: string) => void;
  readonly closeQuestion: () => void;
}

/** Moves orders and tells how it went. */
export function useOrderDesk(): OrderDesk {
  const [question, setQuestion] = useState<DeskQuestion | null>(null);
  const messages = useDeskMessages();
  const { mutate } = useChangeStage({
    onRefused: messages.showRefusal,
    onChanged: (change, order) => {
      if (change.isUndoable) messages.showUndo(change, order, mutate);
    },
  });

  function answer(change: Omit<StageChange, 'order'>): void {
    if (question) mutate({ order: question.order, ...change });
    setQuestion(null);
  }

  return {
    question,
    act: (order, action) => {
      if (action === 'accept' || action === 'reject') setQuestion({ action, order });
      else mutate({ order, stage: STAGE_OF_ACTION[action], isUndoable: true });
    },
    setStatus: (order, status) => {
      const stage = stageForStatus(order.stage, status);
      if (stage) mutate({ order, stage, isUndoable: true });
    },
    accept: (minutes) => answer({ stage: STAGE_OF_ACTION.accept, minutes }),
    reject: (reason) => answer({ stage: STAGE_OF_ACTION.reject, reason }),
    closeQuestion: () => setQuestion(null),
  };
}

function useDeskMessages() {
  const { t } = useTranslation('provider-order');
  const toast = useToast();
  const errorText = useErrorText();
  const statusOf = (order: OrderSummary) => t(`status.${wordsOfStage(order.stage).provider}`);

  return {
    showRefusal: (error: unknown, change: StageChange, current: Order | undefined) => {
      const { code } = change.order;
      if (!current) {
        toast.error(t('refused', { code, why: errorText(error) }));
        return;
      }
      const by = current.history.at(-1)?.by ?? 'provider';
      toast.error(t(`changed_elsewhere.${by}`, { code, status: statusOf(current) }));
    },
    showUndo: (change: StageChange, order: Order, mutate: (change: StageChange) => void) => {
      const back = stageForStatus(order.stage, wordsOfStage(change.order.stage).provider);
      toast.show(t('changed', { code: order.code, status: statusOf(order) }), {
        ...(back && {
          action: { label: t('undo'), onAction: () => mutate({ order, stage: back }) },
        }),
      });
    },
  };
}

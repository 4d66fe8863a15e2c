import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { wordsOfStage, type Order, type OrderSummary, type ProviderStatus } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { STAGE_OF_ACTION, stageForStatus, stageToGoBackTo, type OrderAction } from './order-stage.ts';
import { ignoreRepeatedClick } from './ignore-repeated-click.ts';
import { useChangeStage, type StageChange } from './use-change-stage.ts';

/** After a press the next button takes its place: for a moment a second press is not meant for it. */
const SETTLE_MS = 700;

/** The dialog that a button opens before the order moves. */
export interface DeskQuestion {
  readonly action: 'accept' | 'reject' | 'sender';
  readonly order: OrderSummary;
}

/** The actions on an order, for list and detail. */
export interface OrderBoard {
  readonly question: DeskQuestion | null;
  /** Presses one of the everyday buttons. */
  readonly act: (order: OrderSummary, action: OrderAction) => void;
  /** Chooses a status in the dropdown. */
  readonly setStatus: (order: OrderSummary, status: ProviderStatus) => void;
  readonly accept: (minutes: number) => void;
  readonly reject: (reason: string) => void;
  /** Asks what to do about the sender of an order. */
  readonly askAboutSender: (order: OrderSummary) => void;
  readonly closeQuestion: () => void;
}

/** Moves orders and reports the result. */
export function useOrderBoard(): OrderBoard {
  const [question, setQuestion] = useState<DeskQuestion | null>(null);
  const messages = useDeskMessages();
  const isMeant = usePressGuard();
  const move = useChangeStage({
    onRefused: messages.showRefusal,
    onChanged: (change, order) => {
      if (!change.isUndo) messages.showUndo(change, order, move);
    },
  });

  function answer(change: Omit<StageChange, 'order'>): void {
    if (question) move({ order: question.order, ...change });
    setQuestion(null);
    ignoreRepeatedClick();
  }

  return {
    question,
    act: (order, action) => {
      if (action === 'accept' || action === 'reject') setQuestion({ action, order });
      else if (isMeant(order.id)) move({ order, stage: STAGE_OF_ACTION[action] });
    },
    setStatus: (order, status) => {
      const stage = stageForStatus(order.stage, status);
      if (stage) move({ order, stage });
    },
    accept: (minutes) => answer({ stage: STAGE_OF_ACTION.accept, minutes }),
    reject: (reason) => answer({ stage: STAGE_OF_ACTION.reject, reason }),
    askAboutSender: (order) => setQuestion({ action: 'sender', order }),
    closeQuestion: () => setQuestion(null),
  };
}

/** Ignores the second click of a double click on the same order. */
function usePressGuard(): (orderId: string) => boolean {
  const last = useRef({ orderId: '', at: 0 });
  return (orderId) => {
    const now = Date.now();
    const isEcho = last.current.orderId === orderId && now - last.current.at < SETTLE_MS;
    last.current = { orderId, at: now };
    return !isEcho;
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
    showUndo: (change: StageChange, order: Order, move: (change: StageChange) => void) => {
      const stage = stageToGoBackTo(change.order.stage);
      toast.show(t('changed', { code: order.code, status: t(`stage.${order.stage}`) }), {
        // One toast at a time: only the last move of an order can be undone.
        id: `order ${order.id}`,
        action: { label: t('undo'), onAction: () => move({ order, stage, isUndo: true }) },
      });
    },
  };
}

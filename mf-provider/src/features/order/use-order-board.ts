import { useRef, useState } from 'react';
import { errorTextOf } from 'shared-api';
import {
  wordsOfStage,
  type Order,
  type OrderStage,
  type OrderSummary,
  type ProviderStatus,
} from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { STAGE_OF_ACTION, stageForStatus, stageToGoBackTo, type OrderAction } from './order-stage.ts';
import { ignoreRepeatedClick } from './ignore-repeated-click.ts';
import { useChangeStage, type StageChange } from './use-change-stage.ts';

const text = lazyTexts('provider-order');

/** After a press the next button takes its place: for a moment a second press is not meant for it. */
const SETTLE_MS = 700;

/** The dialog that a button opens before the order moves. */
export type DeskQuestion =
  | { readonly action: 'accept' | 'reject' | 'sender' | 'change'; readonly order: OrderSummary }
  /** Whether a delivered order really goes back to another stage. */
  | { readonly action: 'set_back'; readonly order: OrderSummary; readonly stage: OrderStage };

/** The actions on an order, for list and detail. */
export interface OrderBoard {
  readonly question: DeskQuestion | null;
  /** Presses one of the everyday buttons. */
  readonly act: (order: OrderSummary, action: OrderAction) => void;
  /** Chooses a status in the dropdown. */
  readonly setStatus: (order: OrderSummary, status: ProviderStatus) => void;
  readonly accept: (minutes: number) => void;
  /** Accepts without a question: with these minutes, or for when it is wanted. */
  readonly acceptNow: (order: OrderSummary, minutes: number) => void;
  readonly reject: (reason: string) => void;
  readonly setBack: () => void;
  /** Asks what to do about the sender of an order. */
  readonly askAboutSender: (order: OrderSummary) => void;
  /** Asks what to propose to its customer. */
  readonly askForChange: (order: OrderSummary) => void;
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

  function acceptNow(order: OrderSummary, minutes?: number): void {
    if (!isMeant(order.id)) return;
    const promised = order.later || minutes === undefined ? {} : { minutes };
    move({ order, stage: STAGE_OF_ACTION.accept, ...promised });
  }

  return {
    question,
    act: (order, action) => {
      // Who wants an order for later has said when: nothing is to be asked.
      if (action === 'accept' && order.later) acceptNow(order);
      else if (action === 'accept' || action === 'reject') setQuestion({ action, order });
      else if (isMeant(order.id)) move({ order, stage: STAGE_OF_ACTION[action] });
    },
    setStatus: (order, status) => {
      const stage = stageForStatus(order.stage, status);
      if (!stage) return;
      if (order.stage === 'delivered') setQuestion({ action: 'set_back', order, stage });
      else move({ order, stage });
    },
    acceptNow,
    accept: (minutes) => answer({ stage: STAGE_OF_ACTION.accept, minutes }),
    reject: (reason) => answer({ stage: STAGE_OF_ACTION.reject, reason }),
    setBack: () => {
      if (question?.action === 'set_back') answer({ stage: question.stage });
    },
    askAboutSender: (order) => setQuestion({ action: 'sender', order }),
    askForChange: (order) => setQuestion({ action: 'change', order }),
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
  const toast = useToast();
  const statusOf = (order: OrderSummary) =>
    text(`status.${wordsOfStage(order.stage).provider}`, { context: order.orderType });

  return {
    showRefusal: (error: unknown, change: StageChange, current: Order | undefined) => {
      const { code } = change.order;
      if (!current) {
        toast.error(text('refused', { code, why: errorTextOf(error) }));
        return;
      }
      const by = current.history.at(-1)?.by ?? 'provider';
      toast.error(text(`changed_elsewhere.${by}`, { code, status: statusOf(current) }));
    },
    showUndo: (change: StageChange, order: Order, move: (change: StageChange) => void) => {
      const stage = stageToGoBackTo(change.order.stage);
      toast.show(
        text('changed', {
          code: order.code,
          status: text(`stage.${order.stage}`, { context: order.orderType }),
        }),
        {
          // One toast at a time: only the last move of an order can be undone.
          id: `order ${order.id}`,
          action: { label: text('undo'), onAction: () => move({ order, stage, isUndo: true }) },
        },
      );
    },
  };
}

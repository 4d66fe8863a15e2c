import { DEFAULT_ACCEPTANCE_MINUTES, type OrderActor, type OrderStage } from 'shared-api/contract';
import type { DemoOrder } from '../data/types.ts';

const MINUTE_MS = 60_000;

export interface HistoryStep {
  readonly stage: OrderStage;
  readonly actor: OrderActor;
  readonly at: number;
  readonly reason: string | null;
  readonly minutes: number | null;
}

/** How far through the kitchen's promised time an order gets to each stage. */
const PROGRESS: readonly (readonly [stage: OrderStage, part: number])[] = [
  ['preparing', 0.15],
  ['ready', 0.8],
  ['delivered', 1.1],
];

function step(
  stage: OrderStage,
  actor: OrderActor,
  at: number,
  more: Partial<HistoryStep> = {},
): HistoryStep {
  return { stage, actor, at: Math.round(at), reason: null, minutes: null, ...more };
}

/** Ends of an order that the restaurant never accepted. */
function unaccepted({ stage, reason }: DemoOrder, placed: number): HistoryStep[] {
  if (stage === 'rejected') return [step(stage, 'provider', placed + 2.5 * MINUTE_MS, { reason })];
  if (stage === 'cancelled') return [step(stage, 'customer', placed + 1.5 * MINUTE_MS)];
  if (stage === 'expired') return [step(stage, 'system', placed + DEFAULT_ACCEPTANCE_MINUTES * MINUTE_MS)];
  return [];
}

/** What an accepted order went through up to its stage; nothing is later than `now`. */
function accepted(order: DemoOrder, at: number, minutes: number, now: number): HistoryStep[] {
  const goal = order.stage === 'refunded' ? 'delivered' : order.stage;
  const reached = PROGRESS.findIndex(([stage]) => stage === goal) + 1;
  const steps = [step('confirmed', 'provider', at, { minutes })];
  for (const [stage, part] of PROGRESS.slice(0, reached)) {
    steps.push(step(stage, 'provider', Math.min(now, at + part * minutes * MINUTE_MS)));
  }
  if (order.stage === 'refunded') {
    const delivered = steps.at(-1)?.at ?? at;
    steps.push(
      step('refunded', 'admin', Math.min(now, delivered + 45 * MINUTE_MS), {
        reason: 'Wrong dish delivered',
      }),
    );
  }
  return steps;
}

/** The history that leads a demo order to its stage. */
export function historyOf(order: DemoOrder, now: number): HistoryStep[] {
  const placed = Date.parse(order.createdAt);
  const { acceptedAfterSeconds, minutes } = order;
  const rest =
    acceptedAfterSeconds === null
      ? unaccepted(order, placed)
      : accepted(order, placed + acceptedAfterSeconds * 1000, minutes ?? 30, now);
  return [step('pending', 'customer', placed), ...rest];
}

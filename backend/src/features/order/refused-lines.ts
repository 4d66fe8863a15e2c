import { ServiceError } from '../../infra/http/service-error.ts';
import type { OrderedItem } from './order-facts.ts';
import type { OptionProblem } from './ordered-options.ts';
import type { PortionCounter } from './portion-counter.ts';

/** Why a dish cannot be had. */
export interface DishProblem {
  readonly reason: 'sold_out' | 'not_offered' | 'portions_left';
  /** How many are left for today, where those are too few. */
  readonly left?: number;
}

/** A line that cannot be had, and why. */
export interface RefusedLine {
  readonly index: number;
  readonly id: string;
  /** Null for a dish that is not on this restaurant's menu. */
  readonly name: string | null;
  readonly reason: DishProblem['reason'] | 'options';
  readonly left?: number;
  /** What is wrong with the chosen options. */
  readonly options?: readonly OptionProblem[];
}

/** Takes portions of a dish of the numbers for today. Returns why it can't be had, if so. */
export function takeDish(
  dish: OrderedItem | undefined,
  portions: number,
  counter: PortionCounter,
  now: number,
): DishProblem | undefined {
  if (!dish) return { reason: 'not_offered' };
  const { id, sold_out_until: until } = dish;
  if (until !== null && Date.parse(until) > now) return { reason: 'sold_out' };
  const left = counter.take(id, portions);
  if (left === undefined) return undefined;
  return left === 0 ? { reason: 'sold_out' } : { reason: 'portions_left', left };
}

/**
 * `item_unavailable` with the path of each line.
 *
 * @param list field with the lines
 * @param dish field of a line with its dish
 */
export function linesRefused(lines: readonly RefusedLine[], list: string, dish: string): ServiceError {
  return new ServiceError('item_unavailable', {
    errors: lines.flatMap(({ index, reason, options }) =>
      (options ?? [{ path: reason === 'portions_left' ? 'quantity' : dish, message: reason }]).map(
        ({ path, message }) => ({ path: `${list}.${index}.${path}`, message }),
      ),
    ),
    current: {
      items: lines.map(({ id, name, reason, left, options }) => ({
        ...{ id, name, reason },
        ...(left !== undefined && { left }),
        ...(options && {
          options: options.map(({ message, name: of, left: ofOption }) => ({
            ...{ name: of, reason: message },
            ...(ofOption !== undefined && { left: ofOption }),
          })),
        }),
      })),
    },
  });
}

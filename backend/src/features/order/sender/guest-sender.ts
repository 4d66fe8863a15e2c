import type { Sender } from '../../session/trace.ts';

/** Origin of a guest's order. */
export interface GuestSender extends Sender {
  readonly phone: string;
}

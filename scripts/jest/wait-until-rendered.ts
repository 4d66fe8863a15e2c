import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/** An effect may cause another render, whose effects may cause one more. */
const RENDERS = 3;

/**
 * Waits until React has run what it has scheduled: renders and effects of changes that came outside of `act`, such as a
 * reply's. On a busy machine they come later than the timer on which the testing library ends a press or a wait.
 */
export async function waitUntilRendered(): Promise<void> {
  for (let render = 0; render < RENDERS; render += 1) {
    await new Promise<void>((resolve) => unstable_scheduleCallback(unstable_IdlePriority, () => resolve()));
  }
}

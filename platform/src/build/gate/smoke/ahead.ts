/** Timers of that long are run at once: what happens after some seconds happens during the visit. */
export const AHEAD_MS = 10_000;
/** A task that keeps the page from answering a person. */
export const LONG_TASK_MS = 2000;
/** Processor time that a page may take without a rest after it should be there. */
export const RESTLESS_MS = 2000;

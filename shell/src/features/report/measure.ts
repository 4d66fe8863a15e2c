/** What a page measures of itself once it is shown: a chunk of its own. */
export { watchInteractions } from './interactions.ts';
export { watchBusy } from './watch-busy.ts';

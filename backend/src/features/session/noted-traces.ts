import { LRUCache } from 'lru-cache';

/** Traces whose last use an instance knows without asking. */
const MAX_NOTED = 5000;

/** When this instance last stored a trace, by owner, browser and network. */
export type NotedTraces = LRUCache<string, number>;

export function createNotedTraces(): NotedTraces {
  return new LRUCache({ max: MAX_NOTED });
}

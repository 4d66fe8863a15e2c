import type { OrderStage } from 'shared-api/contract';

/** Stages of an order that the restaurant has accepted and nobody has taken back since: what counts as takings. */
const SOLD_STAGES = ['confirmed', 'preparing', 'ready', 'delivered'] as const satisfies OrderStage[];

/** The same as a list for SQL's IN. */
export const SOLD_SQL = `(${SOLD_STAGES.map((stage) => `'${stage}'`).join(', ')})`;

import type { Verdict } from '../../infra/http/routes.ts';

/** Who a new provider belongs to, and so whether it may be made, is decided with its ticket in one transaction. */
export const ticketDecides = (): Verdict => 'allow';

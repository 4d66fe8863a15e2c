import { CHANGEABLE_STAGES } from 'shared-api/contract';

const list = (stages: readonly string[]) => `'{${stages.join(',')}}'::text[]`;

/**
 * CTE that ends the open change of each order in `moved` (id, stage) that has left the stages for it.
 *
 * @param at parameter with the instant
 */
export function lapsedSql(at: string): string {
  const { customer, provider } = CHANGEABLE_STAGES;
  return `lapsed AS (
     UPDATE order_change c SET outcome = 'lapsed', answered_at = ${at}::timestamptz, answered_by = 'system'
     FROM moved m
     WHERE c.order_id = m.id AND c.outcome IS NULL AND m.stage <> ALL (
       CASE c.proposed_by WHEN 'customer' THEN ${list(customer)} ELSE ${list(provider)} END))`;
}

import {
  CHANGEABLE_STAGES,
  toAmount,
  type ChangeOutcome,
  type ChangeSide,
  type OrderActor,
  type OrderChange,
  type SilenceOutcome,
} from 'shared-api/contract';
import type { LineJson } from '../line-row.ts';
import { presentLine } from '../present-line.ts';

/** A line as it is and as it is to be; null after: taken out. */
export interface ChangedLine {
  readonly before: LineJson;
  readonly after: LineJson | null;
}

/** A change as `OPEN_CHANGE` and `CHANGES` return it; amounts in minor units. */
export interface ChangeJson {
  readonly id: string;
  readonly by: ChangeSide;
  readonly at: string;
  readonly until: string | null;
  readonly on_silence: SilenceOutcome | null;
  readonly note: string | null;
  readonly lines: readonly ChangedLine[];
  readonly promised_at: string | null;
  readonly difference: number;
  readonly outcome: ChangeOutcome | null;
  readonly answered_at: string | null;
  readonly answered_by: OrderActor | null;
}

const CHANGE_JSON = `json_build_object('id', c.id, 'by', c.proposed_by, 'at', c.proposed_at, 'until', c.until,
    'on_silence', c.on_silence, 'note', c.note, 'lines', c.lines, 'promised_at', c.promised_at,
    'difference', c.difference, 'outcome', c.outcome, 'answered_at', c.answered_at, 'answered_by', c.answered_by)`;

const OPEN_STAGES = [...new Set(Object.values(CHANGEABLE_STAGES).flat())]
  .map((stage) => `'${stage}'`)
  .join(', ');

/**
 * Column: the open change of `customer_order o`, or null. It is looked for at the stages at which there can be one,
 * since nearly all orders are past them.
 */
export const OPEN_CHANGE = `CASE WHEN o.stage IN (${OPEN_STAGES})
  THEN (SELECT ${CHANGE_JSON} FROM order_change c WHERE c.order_id = o.id AND c.outcome IS NULL) END AS open_change`;

/** The open changes of the orders of a list, `order_id` and `open_change`: one walk along the index for all of them. */
export const openChangesOf = (orders: string): string => `SELECT c.order_id, ${CHANGE_JSON} AS open_change
  FROM order_change c WHERE c.outcome IS NULL
    AND c.order_id = ANY (ARRAY(SELECT o.id FROM ${orders} o WHERE o.stage IN (${OPEN_STAGES})))`;

/** Column: all changes of `customer_order o`, oldest first, or null. */
export const CHANGES = `(SELECT json_agg(${CHANGE_JSON} ORDER BY c.proposed_at, c.id)
  FROM order_change c WHERE c.order_id = o.id) AS changes`;

const toInstant = (at: string | null) => at && new Date(at).toISOString();

/** A change as a reply has it. */
export function presentChange(change: ChangeJson): OrderChange {
  const { id, by, at, note } = change;
  return {
    ...{ id, by, at: new Date(at).toISOString() },
    until: toInstant(change.until),
    onSilence: change.on_silence,
    note,
    lines: change.lines.map(({ before, after }) => ({
      before: presentLine(before),
      after: after && presentLine(after),
    })),
    promisedAt: toInstant(change.promised_at),
    difference: toAmount(change.difference),
    outcome: change.outcome,
    answeredAt: toInstant(change.answered_at),
    answeredBy: change.answered_by,
  };
}

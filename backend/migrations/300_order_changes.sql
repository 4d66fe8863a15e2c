-- Changes that one side of an order wants and the other answers (docs/decisions/changing-an-order.md). One at a time is
-- open; all of them stay as the order's history.
CREATE TABLE order_change (
  id          uuid PRIMARY KEY,
  order_id    uuid NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  proposed_by text NOT NULL CHECK (proposed_by IN ('customer', 'provider')),
  proposed_at timestamptz NOT NULL,
  -- When silence counts as `on_silence`; null: it never does.
  until       timestamptz,
  on_silence  text CHECK (on_silence IN ('accepted', 'declined', 'cancelled')),
  note        text,
  -- Each line before and after, as in `customer_order.lines`; null after: taken out.
  lines       jsonb NOT NULL,
  -- The later time; null if it stays.
  promised_at timestamptz,
  -- By how much the subtotal changes.
  difference  bigint NOT NULL,
  -- Null while it is open.
  outcome     text CHECK (outcome IN ('accepted', 'declined', 'cancelled', 'withdrawn', 'lapsed')),
  answered_at timestamptz,
  answered_by text CHECK (answered_by IN ('customer', 'provider', 'admin', 'system')),
  CHECK ((outcome IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX order_change_open ON order_change (order_id) WHERE outcome IS NULL;
CREATE INDEX order_change_order ON order_change (order_id, proposed_at);
CREATE INDEX order_change_silence ON order_change (until) WHERE outcome IS NULL AND until IS NOT NULL;

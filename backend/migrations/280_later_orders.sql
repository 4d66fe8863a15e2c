-- Orders for a later time (docs/decisions/orders-for-later.md). A restaurant that takes none has no rules for them.
ALTER TABLE restaurant ADD COLUMN later_orders jsonb;

-- When the customer wants the order, and when the kitchen has to begin; null for one as soon as possible.
ALTER TABLE customer_order ADD COLUMN wanted_at timestamptz;
ALTER TABLE customer_order ADD COLUMN prepare_at timestamptz;
-- When its restaurant was told that it is time to begin.
ALTER TABLE customer_order ADD COLUMN begin_told_at timestamptz;
CREATE INDEX customer_order_to_begin ON customer_order (prepare_at)
  WHERE begin_told_at IS NULL AND prepare_at IS NOT NULL AND stage IN ('pending', 'confirmed');

-- How many orders are wanted at a time, and how many may be: null for any number. Orders count it up in their statement.
CREATE TABLE order_slot (
  restaurant_id uuid NOT NULL REFERENCES restaurant (id),
  starts_at     timestamptz NOT NULL,
  taken         integer NOT NULL CHECK (taken >= 0),
  capacity      integer,
  PRIMARY KEY (restaurant_id, starts_at),
  CONSTRAINT order_slot_capacity CHECK (taken <= capacity)
) WITH (fillfactor = 50);
CREATE INDEX order_slot_past ON order_slot (starts_at);

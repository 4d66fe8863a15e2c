-- When a restaurant first accepted an order; the order's history says the same, but not from one index.
ALTER TABLE customer_order ADD COLUMN accepted_at timestamptz;
UPDATE customer_order o SET accepted_at = e.at
FROM (SELECT order_id, min(at) AS at FROM order_event
      WHERE stage IN ('confirmed', 'preparing', 'ready', 'delivered') GROUP BY order_id) AS e
WHERE e.order_id = o.id;

-- A restaurant's figures are read from this index alone; it takes the place of the one without them.
CREATE INDEX customer_order_restaurant_figures ON customer_order (restaurant_id, created_at DESC, id DESC)
  INCLUDE (stage, total, accepted_at) WHERE hidden_at IS NULL;
DROP INDEX customer_order_restaurant_created;

-- A restaurant's figures of past days by day, made when they are first asked for. `closed_until` is the last of them.
CREATE TABLE restaurant_statistics (
  restaurant_id uuid PRIMARY KEY REFERENCES restaurant (id),
  closed_until  date NOT NULL,
  days          jsonb NOT NULL
);

-- Figures of the marketplace by day and region. A day is final once `computed_at` lies well behind its end.
CREATE TABLE marketplace_day (
  day         date PRIMARY KEY,
  regions     jsonb NOT NULL,
  computed_at timestamptz NOT NULL
);

-- Past days whose orders have changed since. Rows are only added; whoever makes the figures anew takes them away.
CREATE TABLE restaurant_stale_day (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id uuid NOT NULL,
  day           date NOT NULL
);
CREATE INDEX restaurant_stale_day_restaurant ON restaurant_stale_day (restaurant_id);
CREATE TABLE marketplace_stale_day (
  id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL
);

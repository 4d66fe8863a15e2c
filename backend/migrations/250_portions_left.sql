-- Numbers for today of dishes and options (docs/decisions/portions-left.md). Orders count them down, so they live apart
-- from the menu: saving it neither waits for them nor writes them. A row whose `until` has passed is no number; rows are
-- never deleted, so that a statement that waits for one always finds the number that stands.
CREATE TABLE portions_left (
  restaurant_id uuid NOT NULL REFERENCES restaurant (id),
  -- Of the dish or option.
  id            uuid NOT NULL,
  portions      integer NOT NULL,
  until         timestamptz NOT NULL,
  PRIMARY KEY (restaurant_id, id),
  CONSTRAINT portions_left_enough CHECK (portions >= 0)
) WITH (fillfactor = 50);

-- What an order has taken of them, until it gives it back.
CREATE TABLE order_portion (
  order_id uuid NOT NULL REFERENCES customer_order (id),
  id       uuid NOT NULL,
  portions integer NOT NULL CHECK (portions > 0),
  -- Of the number that it was taken of.
  until    timestamptz NOT NULL,
  PRIMARY KEY (order_id, id)
);
CREATE INDEX order_portion_until ON order_portion (until);

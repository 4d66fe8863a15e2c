-- Orders. Name, price and quantity of a line are snapshots. Money is in minor units (1/100 MRU).
CREATE TABLE customer_order (
  id                uuid PRIMARY KEY,
  code              text NOT NULL UNIQUE,
  tracking_token    text NOT NULL UNIQUE,
  restaurant_id     uuid NOT NULL REFERENCES restaurant (id),
  user_id           uuid REFERENCES app_user (id) ON DELETE SET NULL,
  stage             text NOT NULL CHECK (stage IN ('pending', 'confirmed', 'preparing', 'ready', 'delivered',
                                                   'rejected', 'expired', 'cancelled', 'refunded')),
  status            text NOT NULL CHECK (status IN ('PENDING', 'COMPLETED', 'CANCELLED', 'REFUNDED')),
  order_type        text NOT NULL CHECK (order_type IN ('Delivery', 'Takeaway')),
  customer_name     text NOT NULL,
  phone             text NOT NULL,
  address           text NOT NULL,
  commune           text,
  landmark          text,
  note              text,
  payment_method    text NOT NULL,
  paying_with       bigint,
  payment_reference text,
  subtotal          bigint NOT NULL CHECK (subtotal >= 0),
  delivery_fee      bigint NOT NULL CHECK (delivery_fee >= 0),
  total             bigint NOT NULL CHECK (total = subtotal + delivery_fee),
  search_text       text NOT NULL,
  expires_at        timestamptz,
  promised_at       timestamptz,
  version           integer NOT NULL DEFAULT 1,
  created_at        timestamptz NOT NULL,
  updated_at        timestamptz NOT NULL,
  hidden_at         timestamptz
);

-- Pages by keyset, for everyone who lists orders: an admin (all), a restaurant, a customer.
CREATE INDEX customer_order_created ON customer_order (created_at DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX customer_order_total ON customer_order (total DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX customer_order_status_created ON customer_order (status, created_at DESC, id DESC)
  WHERE hidden_at IS NULL;
CREATE INDEX customer_order_restaurant_created ON customer_order (restaurant_id, created_at DESC, id DESC)
  WHERE hidden_at IS NULL;
CREATE INDEX customer_order_restaurant_total ON customer_order (restaurant_id, total DESC, id DESC)
  WHERE hidden_at IS NULL;
CREATE INDEX customer_order_restaurant_stage ON customer_order (restaurant_id, stage, created_at DESC, id DESC)
  WHERE hidden_at IS NULL;
CREATE INDEX customer_order_user_created ON customer_order (user_id, created_at DESC, id DESC);
CREATE INDEX customer_order_expiry ON customer_order (expires_at) WHERE stage = 'pending';

CREATE TABLE order_line (
  order_id uuid NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  position integer NOT NULL,
  id       uuid NOT NULL,
  item_id  uuid NOT NULL,
  name     text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price    bigint NOT NULL CHECK (price >= 0),
  note     text,
  PRIMARY KEY (order_id, position)
);

-- Who moved an order when and why; `version` is the order's version after the move.
CREATE TABLE order_event (
  order_id uuid NOT NULL REFERENCES customer_order (id) ON DELETE CASCADE,
  version  integer NOT NULL,
  stage    text NOT NULL,
  actor    text NOT NULL CHECK (actor IN ('customer', 'provider', 'admin', 'system')),
  user_id  uuid,
  reason   text,
  minutes  integer,
  at       timestamptz NOT NULL,
  PRIMARY KEY (order_id, version)
);

-- One row for each booking that carried an Idempotency-Key. `scope` is the user's id, or `guest`.
CREATE TABLE order_idempotency (
  key          text NOT NULL,
  scope        text NOT NULL,
  request_hash text NOT NULL,
  order_id     uuid NOT NULL,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (key, scope)
);
CREATE INDEX order_idempotency_created ON order_idempotency (created_at);

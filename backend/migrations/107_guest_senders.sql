-- Senders whose guest orders a restaurant refuses. `network` counts only until `network_until`: others share it.
CREATE TABLE blocked_sender (
  id            uuid PRIMARY KEY,
  restaurant_id uuid NOT NULL REFERENCES restaurant (id) ON DELETE CASCADE,
  customer_name text NOT NULL,
  phones        text[] NOT NULL,
  devices       text[] NOT NULL,
  network       text,
  network_until timestamptz,
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz
);
CREATE INDEX blocked_sender_restaurant ON blocked_sender (restaurant_id, created_at DESC);

-- How many guest orders a restaurant got and refused in a minute, and why: some rows a minute, however many requests.
CREATE TABLE guest_order_count (
  restaurant_id uuid NOT NULL,
  minute        timestamptz NOT NULL,
  outcome       text NOT NULL,
  count         integer NOT NULL,
  PRIMARY KEY (restaurant_id, minute, outcome)
);
CREATE INDEX guest_order_count_minute ON guest_order_count (minute);

-- A restaurant under a storm of guest orders; at most one at a time that has not ended.
CREATE TABLE order_storm (
  id            uuid PRIMARY KEY,
  restaurant_id uuid NOT NULL REFERENCES restaurant (id) ON DELETE CASCADE,
  started_at    timestamptz NOT NULL,
  last_at       timestamptz NOT NULL,
  ended_at      timestamptz
);
CREATE UNIQUE INDEX order_storm_open ON order_storm (restaurant_id) WHERE ended_at IS NULL;

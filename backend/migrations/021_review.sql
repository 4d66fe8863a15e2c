-- One review for each order. A restaurant keeps their number and the sum of their ratings, in the same transaction:
-- the public list reads one table.
CREATE TABLE review (
  id            uuid PRIMARY KEY,
  order_id      uuid NOT NULL UNIQUE REFERENCES customer_order (id) ON DELETE CASCADE,
  restaurant_id uuid NOT NULL REFERENCES restaurant (id),
  rating        integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text          text,
  -- First name and initial as they were; null when nothing of the name may be shown.
  author        text,
  created_at    timestamptz NOT NULL,
  updated_at    timestamptz NOT NULL
);
CREATE INDEX review_newest ON review (restaurant_id, created_at DESC, id DESC);

ALTER TABLE restaurant
  ADD COLUMN rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  ADD COLUMN rating_sum   bigint  NOT NULL DEFAULT 0 CHECK (rating_sum >= 0);

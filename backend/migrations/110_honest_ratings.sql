-- Whether a review is the restaurant's own work (docs/decisions/reviews-that-count.md).

-- The browser and the network of an order, hashed under the service's secret; erased after some weeks.
ALTER TABLE customer_order ADD COLUMN trace_device text, ADD COLUMN trace_network text;
CREATE INDEX customer_order_traced ON customer_order (created_at) WHERE trace_network IS NOT NULL;

-- The browsers and networks with which a restaurant owner signed in or changed something, hashed the same way.
CREATE TABLE owner_trace (
  owner_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  kind     text NOT NULL CHECK (kind IN ('device', 'network')),
  hash     text NOT NULL,
  seen_at  timestamptz NOT NULL,
  PRIMARY KEY (owner_id, kind, hash)
);
CREATE INDEX owner_trace_hash ON owner_trace (hash, kind);
CREATE INDEX owner_trace_seen ON owner_trace (seen_at);

-- The defaults are what the version before writes: a public review with the weight of a guest's.
ALTER TABLE review
  ADD COLUMN state text NOT NULL DEFAULT 'published' CHECK (state IN ('published', 'held', 'uncounted', 'removed')),
  ADD COLUMN reasons text[] NOT NULL DEFAULT '{}',
  ADD COLUMN weight integer NOT NULL DEFAULT 1 CHECK (weight > 0),
  -- Delivered within minutes of being placed.
  ADD COLUMN is_quick boolean NOT NULL DEFAULT FALSE,
  ADD COLUMN removal_reason text,
  ADD COLUMN answer text,
  ADD COLUMN answered_at timestamptz,
  -- From how many networks it was reported since an admin last looked.
  ADD COLUMN reported_by integer NOT NULL DEFAULT 0;
CREATE INDEX review_published ON review (restaurant_id, created_at DESC, id DESC) INCLUDE (rating, weight)
  WHERE state = 'published';
CREATE INDEX review_all ON review (created_at DESC, id DESC);
CREATE INDEX review_unpublished ON review (state, created_at DESC, id DESC) WHERE state <> 'published';
CREATE INDEX review_reported ON review (created_at DESC, id DESC) WHERE reported_by > 0;

-- Who reported a review, hashed: neither a network nor a browser counts twice.
CREATE TABLE review_report (
  review_id  uuid NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  network    text NOT NULL,
  device     text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, network)
);

-- What weights above 1 add to rating_count and rating_sum. The version before changes those two alone, which leaves the
-- weighted mean right: its reviews have the weight 1.
ALTER TABLE restaurant
  ADD COLUMN rating_extra_weight bigint NOT NULL DEFAULT 0,
  ADD COLUMN rating_extra_sum    bigint NOT NULL DEFAULT 0;

-- As backend/src/features/review/evidence.ts decides it.
UPDATE review v SET weight = 4
FROM customer_order o JOIN restaurant r ON r.id = o.restaurant_id
WHERE o.id = v.order_id AND o.user_id IS NOT NULL AND EXISTS (
  SELECT 1 FROM customer_order p JOIN restaurant q ON q.id = p.restaurant_id
  WHERE p.user_id = o.user_id AND p.id <> o.id AND p.stage = 'delivered' AND p.created_at < v.created_at
    AND (q.owner_id IS DISTINCT FROM r.owner_id OR p.created_at < o.created_at - interval '30 days'));

UPDATE restaurant r SET rating_extra_weight = t.weight, rating_extra_sum = t.sum
FROM (SELECT restaurant_id, sum(weight - 1) AS weight, sum((weight - 1) * rating) AS sum
      FROM review WHERE weight > 1 GROUP BY restaurant_id) t
WHERE r.id = t.restaurant_id;

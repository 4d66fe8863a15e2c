-- Promotions of restaurants (docs/decisions/promotions.md); null for one that never had any.
ALTER TABLE restaurant ADD COLUMN promotions jsonb;

-- What the one that counted takes off an order, and which it was then.
ALTER TABLE customer_order ADD COLUMN discount bigint NOT NULL DEFAULT 0;
ALTER TABLE customer_order ADD COLUMN promotion jsonb;
-- expand: without a discount the condition is the one that it replaces, and the version before knows no discounts
ALTER TABLE customer_order DROP CONSTRAINT customer_order_check;
ALTER TABLE customer_order ADD CONSTRAINT customer_order_total CHECK (total = subtotal + delivery_fee - discount) NOT VALID;
CREATE INDEX customer_order_promotion ON customer_order (restaurant_id, created_at) WHERE promotion IS NOT NULL;

-- How often promotions were used, and how often they may be: null for any number. Orders count it up in their statement.
CREATE TABLE promotion_use (
  restaurant_id uuid NOT NULL REFERENCES restaurant (id),
  -- Phone number or account; '' for all customers together.
  customer      text NOT NULL,
  promotion_id  uuid NOT NULL,
  taken         integer NOT NULL CHECK (taken >= 0),
  capacity      integer,
  used_at       timestamptz NOT NULL,
  PRIMARY KEY (restaurant_id, customer, promotion_id),
  CONSTRAINT promotion_use_capacity CHECK (taken <= capacity)
) WITH (fillfactor = 50);
CREATE INDEX promotion_use_past ON promotion_use (used_at);
CREATE INDEX promotion_use_used_up ON promotion_use (restaurant_id) WHERE customer = '' AND taken >= capacity;

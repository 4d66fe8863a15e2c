-- Accounts whose orders a restaurant refuses.
ALTER TABLE blocked_sender ADD COLUMN user_ids uuid[] NOT NULL DEFAULT '{}';

-- Whether a browser has had an order that a restaurant accepted, and with which phone.
CREATE INDEX customer_order_of_device ON customer_order (trace_device) WHERE trace_device IS NOT NULL;
-- The unanswered orders of an account at a restaurant.
CREATE INDEX customer_order_open_of_user ON customer_order (user_id, restaurant_id)
  WHERE stage = 'pending' AND user_id IS NOT NULL;

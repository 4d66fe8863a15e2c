-- Limits of guests' orders, shared by all instances: until when each bucket counts as full (backend/src/infra/database/
-- rate-limit.ts). Not logged: after a crash, counting starts again.
CREATE UNLOGGED TABLE rate_limit (
  key        bytea PRIMARY KEY,
  full_until timestamptz NOT NULL
);
-- The open orders of a guest's phone.
CREATE INDEX customer_order_open_of_guest ON customer_order (phone) WHERE stage = 'pending' AND user_id IS NULL;

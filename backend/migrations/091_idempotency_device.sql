-- The browser that used a key, as a hash of its visitor token: a guest's order is returned to that browser only.
-- Null for rows of earlier versions and for callers without a browser.
ALTER TABLE order_idempotency ADD COLUMN device text;

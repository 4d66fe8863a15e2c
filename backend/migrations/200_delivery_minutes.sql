-- Minutes from a restaurant's kitchen to its customers' doors, and those of an order as its promise was made.
ALTER TABLE restaurant ADD COLUMN delivery_minutes integer NOT NULL DEFAULT 20
  CHECK (delivery_minutes BETWEEN 0 AND 240);
ALTER TABLE customer_order ADD COLUMN delivery_minutes integer;

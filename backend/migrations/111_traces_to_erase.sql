-- Traces are erased by age, also of orders that have a browser alone.
DROP INDEX customer_order_traced;
CREATE INDEX customer_order_traced ON customer_order (created_at)
  WHERE trace_device IS NOT NULL OR trace_network IS NOT NULL;

-- Corrections of an order within a minute reach its restaurant together: an event waits until `due_at`, and an order
-- knows until when its last one waits or waited (backend/src/features/order/update-order.ts).
ALTER TABLE outbox ADD COLUMN due_at timestamptz;
ALTER TABLE customer_order ADD COLUMN correction_told_at timestamptz;

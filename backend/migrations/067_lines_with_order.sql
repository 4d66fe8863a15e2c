-- The lines of an order beside it, as a list shows them: a page of orders no longer looks for the lines of each. They
-- never change after the booking, but for their notes when a customer is forgotten. Null for orders of before: theirs
-- stand in order_line alone.
ALTER TABLE customer_order ADD COLUMN lines jsonb;

-- An owner's restaurants are looked up in as many pages however many restaurants there are.
CREATE INDEX restaurant_by_owner ON restaurant USING hash (owner_id);

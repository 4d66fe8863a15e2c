-- An order whose customer has deleted the account while it was under way: who it is for is forgotten once it is done.
ALTER TABLE customer_order ADD COLUMN forget_contact boolean NOT NULL DEFAULT false;
CREATE INDEX customer_order_to_forget ON customer_order (id) WHERE forget_contact;

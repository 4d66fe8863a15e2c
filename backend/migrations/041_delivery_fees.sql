-- Fees by commune in minor units, null where the restaurant does not deliver; a commune that is not named costs
-- `delivery_fee`.
ALTER TABLE restaurant ADD COLUMN delivery_fees jsonb NOT NULL DEFAULT '{}';

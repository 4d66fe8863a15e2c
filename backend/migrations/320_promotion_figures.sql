-- What promotions have brought is counted by day and hour with a restaurant's other figures. Days that were counted
-- without it are counted again.
INSERT INTO restaurant_stale_day (restaurant_id, day)
SELECT DISTINCT restaurant_id, (created_at AT TIME ZONE 'Africa/Nouakchott')::date FROM customer_order
WHERE promotion IS NOT NULL;
DROP INDEX customer_order_promotion;

-- A filter and the order by total go together on the screens.
CREATE INDEX customer_order_status_total ON customer_order (status, total DESC, id DESC) WHERE hidden_at IS NULL;
-- The day is looked at in the index: rows of other days are never read.
CREATE INDEX customer_order_total_day ON customer_order (total DESC, id DESC, created_at) WHERE hidden_at IS NULL;
DROP INDEX customer_order_total;
-- The same for what a restaurant's list is filtered by.
CREATE INDEX customer_order_restaurant_newest ON customer_order (restaurant_id, created_at DESC, id DESC, order_type, status)
  INCLUDE (stage, total, accepted_at) WHERE hidden_at IS NULL;
DROP INDEX customer_order_restaurant_counts;
-- A search through accounts in the order of their names reads this alone.
CREATE INDEX app_user_name_search ON app_user (sort_name, id) INCLUDE (search_text);
DROP INDEX app_user_name;
-- Names of restaurants and people are looked up row by row, in as many pages however many there are.
CREATE INDEX restaurant_by_id ON restaurant USING hash (id);
CREATE INDEX app_user_by_id ON app_user USING hash (id);

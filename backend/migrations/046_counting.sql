-- Lists are counted in an index alone, also with the filters that their screens offer.
CREATE INDEX customer_order_restaurant_counts ON customer_order (restaurant_id, created_at DESC, id DESC)
  INCLUDE (stage, total, accepted_at, order_type) WHERE hidden_at IS NULL;
DROP INDEX customer_order_restaurant_figures;

CREATE INDEX app_user_newest_counts ON app_user (created_at, id) INCLUDE (confirmed);
DROP INDEX app_user_newest;
CREATE INDEX app_user_role_counts ON app_user (role, created_at, id) INCLUDE (confirmed);
DROP INDEX app_user_role;
CREATE INDEX app_user_unconfirmed_counts ON app_user (created_at, id) INCLUDE (role) WHERE NOT confirmed;
DROP INDEX app_user_unconfirmed;
-- The queue of new providers: few among many that are confirmed, or that are customers.
CREATE INDEX app_user_role_unconfirmed ON app_user (role, created_at, id) WHERE NOT confirmed;

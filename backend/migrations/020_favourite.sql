-- Restaurants that a user has marked. A restaurant is never deleted for good, so nothing has to be cleaned up after it.
CREATE TABLE favourite (
  user_id       uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  restaurant_id uuid NOT NULL REFERENCES restaurant (id),
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (user_id, restaurant_id)
);

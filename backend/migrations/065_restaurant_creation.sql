-- A restaurant that was created under a key: the same call, sent again because its answer was lost, finds it.
CREATE TABLE restaurant_creation (
  user_id       uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  key           text NOT NULL,
  restaurant_id uuid NOT NULL REFERENCES restaurant (id) ON DELETE CASCADE,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);

-- Addresses that users have saved for deliveries.
CREATE TABLE address (
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  label      text NOT NULL,
  address    text NOT NULL,
  commune    text,
  landmark   text,
  phone      text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX address_of_user ON address (user_id, created_at, id);

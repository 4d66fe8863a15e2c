-- What can be chosen of a dish (docs/decisions/options-of-a-dish.md). Groups belong to the restaurant; a dish names its
-- own, in the order shown. Amounts are in minor units. What is deleted stays, as dishes do.
CREATE TABLE option_group (
  id            uuid PRIMARY KEY,
  restaurant_id uuid NOT NULL REFERENCES restaurant (id),
  name          text NOT NULL,
  translations  jsonb NOT NULL DEFAULT '{}',
  min           integer NOT NULL CHECK (min >= 0),
  max           integer NOT NULL CHECK (max >= greatest(min, 1)),
  free          integer NOT NULL CHECK (free >= 0),
  is_repeatable boolean NOT NULL,
  position      integer NOT NULL,
  deleted_at    timestamptz
);
CREATE INDEX option_group_restaurant ON option_group (restaurant_id);

-- `price` is what it adds to the dish's; below zero it makes the dish cheaper.
CREATE TABLE menu_option (
  id             uuid PRIMARY KEY,
  group_id       uuid NOT NULL REFERENCES option_group (id),
  name           text NOT NULL,
  translations   jsonb NOT NULL DEFAULT '{}',
  price          bigint NOT NULL,
  position       integer NOT NULL,
  sold_out_until timestamptz,
  deleted_at     timestamptz
);
CREATE INDEX menu_option_group ON menu_option (group_id);

ALTER TABLE menu_item ADD COLUMN option_groups uuid[] NOT NULL DEFAULT '{}';

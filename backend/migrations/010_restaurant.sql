-- Restaurants and their menus. Money is in minor units (1/100 MRU).
--
-- `owner_id`, `slug` and `is_confirmed` are copies of the provider's and its user's columns: the public list
-- reads one table in index order, however many restaurants there are (see provider-link.ts).
-- `is_closed` and `opening_due_at` hold the state that openingState() gave; `opening_due_at` is when to ask again.
CREATE TABLE restaurant (
  id             uuid PRIMARY KEY,
  provider_id    uuid NOT NULL UNIQUE REFERENCES provider (id),
  owner_id       uuid REFERENCES app_user (id) ON DELETE SET NULL,
  slug           text NOT NULL,
  is_confirmed   boolean NOT NULL DEFAULT false,
  name           text NOT NULL,
  sort_name      text COLLATE "C" NOT NULL,
  search_text    text NOT NULL,
  description    text NOT NULL,
  category       text,
  region         text,
  commune        text,
  address        text,
  landmark       text,
  phone          text,
  banner         text,
  bg_image       text,
  images         text[] NOT NULL DEFAULT '{}',
  schedule       jsonb NOT NULL,
  minimum_order  bigint NOT NULL DEFAULT 0 CHECK (minimum_order >= 0),
  delivery_fee   bigint NOT NULL DEFAULT 0 CHECK (delivery_fee >= 0),
  prep_minutes   integer NOT NULL DEFAULT 30 CHECK (prep_minutes > 0),
  is_closed      boolean NOT NULL DEFAULT true,
  opening_due_at timestamptz NOT NULL,
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL,
  updated_at     timestamptz NOT NULL,
  deleted_at     timestamptz
);

CREATE UNIQUE INDEX restaurant_slug ON restaurant (slug);
CREATE INDEX restaurant_owner ON restaurant (owner_id, sort_name, id);
CREATE INDEX restaurant_name ON restaurant (name);
CREATE INDEX restaurant_all ON restaurant (is_closed, sort_name, id);
CREATE INDEX restaurant_public ON restaurant (is_closed, sort_name, id)
  WHERE is_confirmed AND deleted_at IS NULL;
CREATE INDEX restaurant_public_region ON restaurant (region, is_closed, sort_name, id)
  WHERE is_confirmed AND deleted_at IS NULL;
CREATE INDEX restaurant_public_category ON restaurant (category, is_closed, sort_name, id)
  WHERE is_confirmed AND deleted_at IS NULL;
CREATE INDEX restaurant_opening_due ON restaurant (opening_due_at) WHERE deleted_at IS NULL;

CREATE TABLE menu_category (
  id            uuid PRIMARY KEY,
  restaurant_id uuid NOT NULL REFERENCES restaurant (id),
  name          text NOT NULL,
  position      integer NOT NULL,
  deleted_at    timestamptz
);
CREATE INDEX menu_category_restaurant ON menu_category (restaurant_id, position);

CREATE TABLE menu_item (
  id             uuid PRIMARY KEY,
  restaurant_id  uuid NOT NULL REFERENCES restaurant (id),
  category_id    uuid NOT NULL REFERENCES menu_category (id),
  name           text NOT NULL,
  description    text NOT NULL DEFAULT '',
  price          bigint NOT NULL CHECK (price >= 0),
  image          text,
  position       integer NOT NULL,
  sold_out_until timestamptz,
  deleted_at     timestamptz
);
CREATE INDEX menu_item_restaurant ON menu_item (restaurant_id, position);

-- Rises with every change that the public list shows; the list's ETag is made from it.
CREATE TABLE restaurant_revision (
  id       smallint PRIMARY KEY CHECK (id = 1),
  revision bigint NOT NULL
);
INSERT INTO restaurant_revision (id, revision) VALUES (1, 1);

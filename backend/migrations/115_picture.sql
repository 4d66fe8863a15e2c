-- Who has sent a picture, and since when no restaurant has used it. What is used stands in `restaurant` and `menu_item`;
-- a picture of an earlier version has no row before a sweep finds it unused. `id` is the picture's name without `.webp`.
CREATE TABLE picture (
  id           text PRIMARY KEY,
  unused_since timestamptz
);
CREATE TABLE picture_sender (
  picture_id text NOT NULL REFERENCES picture ON DELETE CASCADE,
  user_id    uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  PRIMARY KEY (picture_id, user_id)
);
CREATE INDEX picture_sender_user ON picture_sender (user_id);

-- What an account has sent on its last day.
CREATE TABLE picture_quota (
  user_id  uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  day      date NOT NULL,
  pictures integer NOT NULL,
  bytes    bigint NOT NULL
);

-- When the next sweep is due: the instance that moves it does the sweep.
CREATE TABLE picture_sweep (
  id     smallint PRIMARY KEY CHECK (id = 1),
  due_at timestamptz NOT NULL
);
INSERT INTO picture_sweep (id, due_at) VALUES (1, '-infinity');

-- Whose a picture is. Names are unique to their bytes, so these stay small.
CREATE INDEX restaurant_banner ON restaurant (banner) WHERE banner IS NOT NULL;
CREATE INDEX restaurant_bg_image ON restaurant (bg_image) WHERE bg_image IS NOT NULL;
CREATE INDEX restaurant_images ON restaurant USING gin (images) WITH (fastupdate = off);
CREATE INDEX menu_item_image ON menu_item (image) WHERE image IS NOT NULL;

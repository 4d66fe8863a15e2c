-- A notification's id is its instant in milliseconds, unique for its user.
CREATE TABLE notification (
  user_id  uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  id       bigint NOT NULL,
  kind     text NOT NULL,
  params   jsonb NOT NULL DEFAULT '{}',
  order_id uuid,
  PRIMARY KEY (user_id, id)
);

-- What event streams tell. A row is written in the transaction of what it tells and gets its `seq` after that
-- transaction has committed, from one sequencer at a time: a reader that has seen number n has seen all below it.
CREATE TABLE outbox (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  seq             bigint UNIQUE,
  kind            text NOT NULL CHECK (kind IN ('order', 'notification')),
  recipients      uuid[] NOT NULL,
  order_id        uuid,
  notification_id bigint,
  created_at      timestamptz NOT NULL
);
CREATE INDEX outbox_unsequenced ON outbox (id) WHERE seq IS NULL;
CREATE INDEX outbox_created ON outbox (created_at);

CREATE TABLE outbox_sequence (
  id       smallint PRIMARY KEY CHECK (id = 1),
  last_seq bigint NOT NULL
);
INSERT INTO outbox_sequence (id, last_seq) VALUES (1, 0);

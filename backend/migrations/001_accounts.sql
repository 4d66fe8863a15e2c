-- Accounts, their sessions and what the service keeps for itself.
-- Every instant is written by the service in whole milliseconds, so that a cursor can carry it exactly.

CREATE TABLE app_user (
  id            uuid PRIMARY KEY,
  email         text NOT NULL CONSTRAINT app_user_email_key UNIQUE CHECK (email = lower(email)),
  password_hash text NOT NULL,
  firstname     text,
  lastname      text,
  phone         text,
  role          text NOT NULL CHECK (role IN ('USER', 'PROVIDER', 'ADMIN')),
  confirmed     boolean NOT NULL DEFAULT false,
  language      text CHECK (language IN ('en', 'fr')),
  -- Last and first name as they are sorted; names, e-mail and phone as they are searched (search-text.ts).
  sort_name     text COLLATE "C" NOT NULL,
  search_text   text NOT NULL,
  created_at    timestamptz NOT NULL,
  updated_at    timestamptz NOT NULL
);
CREATE INDEX app_user_newest ON app_user (created_at, id);
CREATE INDEX app_user_name ON app_user (sort_name, id);
CREATE INDEX app_user_role ON app_user (role, created_at, id);
CREATE INDEX app_user_unconfirmed ON app_user (created_at, id) WHERE NOT confirmed;

CREATE TABLE session (
  id         uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id    uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  seen_at    timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_of_user ON session (user_id);

-- The storefront identity of a restaurant owner. What visitors see of it (name, texts, place, pictures) stands in
-- the restaurant, one to one with it. The owner of a deleted account is null, and the provider removed.
CREATE TABLE provider (
  id         uuid PRIMARY KEY,
  user_id    uuid REFERENCES app_user ON DELETE SET NULL,
  slug       text NOT NULL CONSTRAINT provider_slug_key UNIQUE,
  -- Contact name.
  name       text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE INDEX provider_of_user ON provider (user_id);
CREATE INDEX provider_newest ON provider (created_at, id);

CREATE TABLE registration_ticket (
  token_hash bytea PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX registration_ticket_user ON registration_ticket (user_id);

-- Attempts that are limited: sign-in by account and address, registrations and messages by address.
CREATE TABLE login_throttle (
  key           bytea PRIMARY KEY,
  failures      integer NOT NULL,
  updated_at    timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL
);

CREATE TABLE setting (
  name       text PRIMARY KEY,
  value      jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE contact_message (
  id         uuid PRIMARY KEY,
  name       text NOT NULL,
  email      text NOT NULL,
  message    text NOT NULL,
  search_text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX contact_message_newest ON contact_message (created_at, id);

-- Keys of the service itself, shared by all its instances.
CREATE TABLE service_secret (
  name  text PRIMARY KEY,
  value bytea NOT NULL
);

-- Whether the user has shown that the e-mail address is theirs; not the admin's `confirmed`.
ALTER TABLE app_user ADD COLUMN email_confirmed boolean NOT NULL DEFAULT false;

-- Mails to be made and sent. A row is written whether or not an account has the address, so that asking for one takes
-- as long either way; whoever takes it up decides. `due_at` is when to try it next.
CREATE TABLE mail_job (
  id         uuid PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('password_reset', 'email_confirmation')),
  email      text NOT NULL,
  -- For an account that has chosen none.
  language   text CHECK (language IN ('en', 'fr')),
  -- The site that links in the mail lead to.
  origin     text NOT NULL,
  created_at timestamptz NOT NULL,
  due_at     timestamptz NOT NULL,
  attempts   integer NOT NULL DEFAULT 0
);
CREATE INDEX mail_job_due ON mail_job (due_at);

-- Links that were sent. `id` is that of the mail: sent again, it carries a new token, and the one before is void.
CREATE TABLE account_link (
  id         uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  kind       text NOT NULL CHECK (kind IN ('password_reset', 'email_confirmation')),
  user_id    uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- Where it was sent; void once the account has another address.
  email      text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_link_user ON account_link (user_id, kind, created_at);
CREATE INDEX account_link_expiry ON account_link (expires_at);

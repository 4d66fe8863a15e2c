-- Registrations whose mailed link was not followed yet, where mail reaches people. One is stored whether or not an
-- account has the address, so that registering reveals nothing; the mail's composer looks it up. `id` is that of the
-- mail, and becomes the account's.
CREATE TABLE registration (
  id            uuid PRIMARY KEY,
  email         text NOT NULL CHECK (email = lower(email)),
  password_hash text NOT NULL,
  firstname     text,
  lastname      text,
  phone         text,
  role          text NOT NULL CHECK (role IN ('USER', 'PROVIDER')),
  language      text CHECK (language IN ('en', 'fr')),
  -- What `POST /api/providers` was sent, and the id it was answered with.
  provider_id   uuid,
  provider      jsonb,
  -- Of the link; null for an address that has an account.
  token_hash    bytea UNIQUE,
  mailed_at     timestamptz,
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL
);
CREATE INDEX registration_email ON registration (email, mailed_at);
CREATE INDEX registration_expiry ON registration (expires_at);

-- A ticket leads to an account or to such a registration. The version before finds no account behind the latter, and
-- refuses the ticket like one that ran out.
ALTER TABLE registration_ticket ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE registration_ticket ADD COLUMN registration_id uuid REFERENCES registration ON DELETE CASCADE;
CREATE INDEX registration_ticket_registration ON registration_ticket (registration_id);

-- expand: the new conditions hold for every row that the old ones let in
ALTER TABLE mail_job DROP CONSTRAINT mail_job_kind_check;
ALTER TABLE mail_job ADD CONSTRAINT mail_job_kind_check
  CHECK (kind IN ('password_reset', 'email_confirmation', 'provider_confirmed', 'provider_declined', 'password_changed',
    'email_changed', 'passkey_added', 'passkey_removed', 'totp_added', 'totp_removed', 'recovery_codes_made',
    'recovery_codes_removed', 'recovery_code_used', 'second_step_failed', 'registration', 'email_change',
    'email_change_requested'));
ALTER TABLE account_link DROP CONSTRAINT account_link_kind_check;
ALTER TABLE account_link ADD CONSTRAINT account_link_kind_check
  CHECK (kind IN ('password_reset', 'email_confirmation', 'email_change'));
CREATE INDEX account_link_email_change ON account_link (email, created_at) WHERE kind = 'email_change';

-- Authenticator apps and recovery codes of accounts, and sign-ins that wait for their second step.
CREATE TABLE totp (
  user_id       uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  -- Under the service's secret.
  sealed_secret bytea NOT NULL,
  created_at    timestamptz NOT NULL,
  -- Null until its first code was entered; it counts only from then on.
  confirmed_at  timestamptz,
  -- The time step of the last code that counted: no step counts twice.
  last_step     bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_code (
  user_id    uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  code_hash  bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- A used code stays: without it an account that has used them all would be one that never had any.
  used_at    timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE sign_in_ticket (
  token_hash   bytea PRIMARY KEY,
  user_id      uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  browser_hash bytea NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX sign_in_ticket_of_user ON sign_in_ticket (user_id);
CREATE INDEX sign_in_ticket_expiry ON sign_in_ticket (expires_at);

-- When a session was proved by a code of an authenticator app, or began with a recovery code.
ALTER TABLE session ADD COLUMN totp_at timestamptz, ADD COLUMN recovered_at timestamptz;

-- expand: the new condition holds for every row that the old one let in
ALTER TABLE mail_job DROP CONSTRAINT mail_job_kind_check;
ALTER TABLE mail_job ADD CONSTRAINT mail_job_kind_check
  CHECK (kind IN ('password_reset', 'email_confirmation', 'provider_confirmed', 'provider_declined', 'password_changed',
    'email_changed', 'passkey_added', 'passkey_removed', 'totp_added', 'totp_removed', 'recovery_codes_made',
    'recovery_codes_removed', 'recovery_code_used', 'second_step_failed'));

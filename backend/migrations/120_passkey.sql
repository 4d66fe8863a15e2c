-- Passkeys of accounts, and the challenges that were signed with them.
CREATE TABLE passkey (
  id            uuid PRIMARY KEY,
  user_id       uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  -- As WebAuthn's JSON writes it, base64url.
  credential_id text NOT NULL CONSTRAINT passkey_credential_key UNIQUE,
  public_key    bytea NOT NULL,
  -- How often the authenticator says it was used; 0 where it does not count.
  counter       bigint NOT NULL,
  transports    text[] NOT NULL,
  name          text NOT NULL,
  is_backed_up  boolean NOT NULL,
  created_at    timestamptz NOT NULL,
  used_at       timestamptz
);
CREATE INDEX passkey_of_user ON passkey (user_id, created_at);

-- Challenges are signed by the service and stored once they have been answered, so that no answer counts twice.
CREATE TABLE used_challenge (
  challenge_hash bytea PRIMARY KEY,
  expires_at     timestamptz NOT NULL
);
CREATE INDEX used_challenge_expiry ON used_challenge (expires_at);

-- When the person last proved who they are, and by a passkey; null for sessions of earlier versions.
ALTER TABLE session ADD COLUMN verified_at timestamptz, ADD COLUMN passkey_at timestamptz;

-- expand: the new condition holds for every row that the old one let in
ALTER TABLE mail_job DROP CONSTRAINT mail_job_kind_check;
ALTER TABLE mail_job ADD CONSTRAINT mail_job_kind_check
  CHECK (kind IN ('password_reset', 'email_confirmation', 'provider_confirmed', 'provider_declined', 'password_changed',
    'email_changed', 'passkey_added', 'passkey_removed'));

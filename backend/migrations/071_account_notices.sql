-- Whoever has an account is told by mail when its password or address changes.
ALTER TABLE mail_job DROP CONSTRAINT mail_job_kind_check;
ALTER TABLE mail_job ADD CONSTRAINT mail_job_kind_check
  CHECK (kind IN ('password_reset', 'email_confirmation', 'provider_confirmed', 'provider_declined', 'password_changed',
    'email_changed'));

-- What a mail is about that no row says; the version before neither writes nor reads it.
ALTER TABLE mail_job ADD COLUMN detail jsonb;

-- expand: the new condition holds for every row that the old one let in
ALTER TABLE mail_job DROP CONSTRAINT mail_job_kind_check;
ALTER TABLE mail_job ADD CONSTRAINT mail_job_kind_check
  CHECK (kind IN ('password_reset', 'email_confirmation', 'provider_confirmed', 'provider_declined', 'password_changed',
    'email_changed', 'passkey_added', 'passkey_removed', 'totp_added', 'totp_removed', 'recovery_codes_made',
    'recovery_codes_removed', 'recovery_code_used', 'second_step_failed', 'registration', 'email_change',
    'email_change_requested', 'release_rolled_back', 'restaurant_accepted', 'restaurant_declined'));

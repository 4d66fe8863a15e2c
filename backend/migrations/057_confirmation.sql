-- The queue of restaurant owners who wait for an admin's yes. Who was declined leaves it, with the reason; a
-- confirmation, whenever it comes, takes that back.
ALTER TABLE app_user ADD COLUMN declined_at timestamptz;
ALTER TABLE app_user ADD COLUMN decline_reason text;

CREATE INDEX app_user_waiting ON app_user (created_at, id)
  WHERE role = 'PROVIDER' AND NOT confirmed AND declined_at IS NULL;
CREATE INDEX app_user_declined ON app_user (declined_at, id)
  WHERE role = 'PROVIDER' AND NOT confirmed AND declined_at IS NOT NULL;

-- They are told by mail.
ALTER TABLE mail_job DROP CONSTRAINT mail_job_kind_check;
ALTER TABLE mail_job ADD CONSTRAINT mail_job_kind_check
  CHECK (kind IN ('password_reset', 'email_confirmation', 'provider_confirmed', 'provider_declined'));

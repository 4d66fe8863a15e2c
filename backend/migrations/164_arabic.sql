-- Accounts, registrations and mails in Arabic.
-- expand: the new conditions hold for every row that the old ones let in
ALTER TABLE app_user DROP CONSTRAINT app_user_language_check;
ALTER TABLE app_user ADD CONSTRAINT app_user_language_check CHECK (language IN ('en', 'fr', 'ar'));
ALTER TABLE mail_job DROP CONSTRAINT mail_job_language_check;
ALTER TABLE mail_job ADD CONSTRAINT mail_job_language_check CHECK (language IN ('en', 'fr', 'ar'));
ALTER TABLE registration DROP CONSTRAINT registration_language_check;
ALTER TABLE registration ADD CONSTRAINT registration_language_check CHECK (language IN ('en', 'fr', 'ar'));

-- Which languages there are, the contract says (`LANGUAGES`), and every request is held to it: a new one needs no
-- migration.
ALTER TABLE app_user DROP CONSTRAINT app_user_language_check;
ALTER TABLE mail_job DROP CONSTRAINT mail_job_language_check;
ALTER TABLE registration DROP CONSTRAINT registration_language_check;

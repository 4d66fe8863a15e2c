-- Admins are told live what another one has changed: of which kind it is, and which one.
-- expand: the new condition holds for every row that the old one let in
ALTER TABLE outbox ADD COLUMN subject_kind text, ADD COLUMN subject_id uuid;
ALTER TABLE outbox DROP CONSTRAINT outbox_kind_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_kind_check CHECK (kind IN ('order', 'notification', 'change'));

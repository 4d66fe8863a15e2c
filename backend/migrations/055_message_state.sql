-- Messages of the contact page are read, and deleted with a way back: a deleted one is erased for good after a day.
ALTER TABLE contact_message ADD COLUMN read_at timestamptz;
ALTER TABLE contact_message ADD COLUMN removed_at timestamptz;

CREATE INDEX contact_message_kept ON contact_message (created_at, id) WHERE removed_at IS NULL;
CREATE INDEX contact_message_unread ON contact_message (created_at, id) WHERE removed_at IS NULL AND read_at IS NULL;
CREATE INDEX contact_message_removed ON contact_message (removed_at) WHERE removed_at IS NOT NULL;
DROP INDEX contact_message_newest;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX contact_message_search ON contact_message USING gin (search_text gin_trgm_ops);
  END IF;
END
$$;

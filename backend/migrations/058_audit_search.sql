-- What an entry is about, as it is searched for.
ALTER TABLE audit_entry ADD COLUMN search_text text NOT NULL DEFAULT '';
UPDATE audit_entry SET search_text = lower(object_label) WHERE object_label IS NOT NULL;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX audit_entry_search ON audit_entry USING gin (search_text gin_trgm_ops);
  END IF;
END
$$;

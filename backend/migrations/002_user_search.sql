-- Makes the search for part of a name, e-mail or phone quick. Where the extension may not be made, the same search
-- reads the whole table.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available: %', sqlerrm;
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX app_user_search ON app_user USING gin (search_text gin_trgm_ops);
  END IF;
END
$$;

-- Trigram indexes make a search for part of a name quick in large tables. A managed server may not have the
-- extension or not allow it; searches then answer the same, by reading more.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is NOT available: %', sqlerrm;
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX restaurant_search ON restaurant USING gin (search_text gin_trgm_ops);
    CREATE INDEX customer_order_search ON customer_order USING gin (search_text gin_trgm_ops);
  END IF;
END
$$;

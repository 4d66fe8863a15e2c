-- A search of visitors for what many restaurants have reads this alone up to the first ones that it shows. Very long texts
-- would not fit an index: theirs are read where they stand.
CREATE INDEX restaurant_public_search ON restaurant (is_closed, sort_name, id) INCLUDE (search_text, region, category)
  WHERE is_confirmed AND deleted_at IS NULL AND octet_length(search_text) <= 1000;
CREATE INDEX restaurant_public_long ON restaurant (is_closed, sort_name, id)
  WHERE is_confirmed AND deleted_at IS NULL AND octet_length(search_text) > 1000;

-- A search in a region or for a cuisine reads only the restaurants there. Where the extension may not be made, it reads
-- those of other regions, too.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS btree_gin;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'btree_gin is not available: %', sqlerrm;
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm')
    AND EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gin') THEN
    CREATE INDEX restaurant_search_place ON restaurant USING gin (search_text gin_trgm_ops, region, category);
    DROP INDEX IF EXISTS restaurant_search;
  END IF;
END
$$;

-- What is counted by few different words: an index of these words alone holds a thousand rows to a page.
CREATE INDEX restaurant_public_place ON restaurant (region, category) WHERE is_confirmed AND deleted_at IS NULL;
CREATE INDEX audit_entry_by_action ON audit_entry (action);

-- A customer's orders are counted in their index alone; it keeps the hidden ones for whoever deletes an account.
CREATE INDEX customer_order_of_user ON customer_order (user_id, created_at DESC, id DESC) INCLUDE (hidden_at);
DROP INDEX customer_order_user_created;

-- Looked up in as many pages however many there are.
CREATE INDEX menu_category_by_restaurant ON menu_category USING hash (restaurant_id);
DROP INDEX menu_category_restaurant;
CREATE INDEX menu_item_by_restaurant ON menu_item USING hash (restaurant_id);
DROP INDEX menu_item_restaurant;
CREATE INDEX address_by_user ON address USING hash (user_id);
DROP INDEX address_of_user;
CREATE INDEX review_by_order ON review USING hash (order_id);

-- What a restaurant lacks before visitors can find it and order: 'dishes', 'place', 'hours', 'fee'
-- (docs/decisions/listed-once-complete.md). Those there are keep the hours and the fee that they have; only those
-- without a dish or without a region leave the list. The version before lists what it saves itself, as it always did.
ALTER TABLE restaurant ADD COLUMN missing text[] NOT NULL DEFAULT '{}';

UPDATE restaurant r SET missing = m.missing
FROM (SELECT i.id, array_remove(ARRAY[
        CASE WHEN NOT EXISTS (SELECT FROM menu_item d WHERE d.restaurant_id = i.id AND d.deleted_at IS NULL)
          THEN 'dishes' END,
        CASE WHEN i.region IS NULL THEN 'place' END], NULL) AS missing
      FROM restaurant i) AS m
WHERE m.id = r.id AND m.missing <> '{}';

UPDATE restaurant_revision SET revision = revision + 1 WHERE id = 1;

-- Read without the rows themselves: they have only what is listed. The other indexes of the list lead to rows.
CREATE INDEX restaurant_listed_search ON restaurant (is_closed, sort_name, id) INCLUDE (search_text, region, category)
  WHERE is_confirmed AND deleted_at IS NULL AND missing = '{}' AND octet_length(search_text) <= 1000;
DROP INDEX restaurant_public_search;
CREATE INDEX restaurant_listed_long ON restaurant (is_closed, sort_name, id)
  WHERE is_confirmed AND deleted_at IS NULL AND missing = '{}' AND octet_length(search_text) > 1000;
DROP INDEX restaurant_public_long;
CREATE INDEX restaurant_listed_place ON restaurant (region, category)
  WHERE is_confirmed AND deleted_at IS NULL AND missing = '{}';
DROP INDEX restaurant_public_place;

-- Restaurants that are open are counted without being read, of a region and a cuisine, too.
CREATE INDEX restaurant_listed_where ON restaurant (region, category) INCLUDE (is_closed)
  WHERE is_confirmed AND deleted_at IS NULL AND missing = '{}';
DROP INDEX restaurant_listed_place;

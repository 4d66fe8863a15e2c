-- The public search finds dishes, categories, cuisines and places, too: they are part of `search_text`. What the menu
-- gives to it stands in `menu_text`, so that a change of the name need not read the menu.
ALTER TABLE restaurant ADD COLUMN menu_text text NOT NULL DEFAULT '';

-- Words that a search may have meant, under each text that leaves out one of their letters, two of long ones: whoever
-- leaves out as many of a mistyped word meets it there (docs/decisions/search-of-dishes.md). Words stay once they were
-- stored; one that nothing has any more finds nothing.
CREATE TABLE search_word (
  variant text COLLATE "C" NOT NULL,
  word    text COLLATE "C" NOT NULL,
  PRIMARY KEY (variant, word)
);

CREATE FUNCTION search_variants(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT word
  UNION SELECT left(word, i - 1) || substr(word, i + 1)
    FROM generate_series(1, length(word)) AS i WHERE length(word) BETWEEN 4 AND 24
  UNION SELECT left(word, i - 1) || substr(word, i + 1, j - i - 1) || substr(word, j + 1)
    FROM generate_series(1, length(word)) AS i, generate_series(i + 1, length(word)) AS j
    WHERE length(word) BETWEEN 8 AND 16;
END;

CREATE FUNCTION pg_temp.folded(given text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN lower(regexp_replace(normalize(given, NFD), U&'[\0300-\036F]', '', 'g'));

UPDATE restaurant r SET menu_text = m.menu
FROM (SELECT restaurant_id, string_agg(DISTINCT pg_temp.folded(name), E'\n') AS menu
      FROM (SELECT restaurant_id, name FROM menu_category WHERE deleted_at IS NULL
            UNION SELECT restaurant_id, name FROM menu_item WHERE deleted_at IS NULL) AS named
      GROUP BY 1) AS m
WHERE m.restaurant_id = r.id;

-- The words of a cuisine are added with the restaurant's next save: its category's own name will do until then.
UPDATE restaurant SET search_text = concat_ws(E'\n', search_text, category, pg_temp.folded(region), pg_temp.folded(commune),
  NULLIF(menu_text, ''));

INSERT INTO search_word (variant, word)
SELECT DISTINCT variant, word
FROM (SELECT DISTINCT w AS word FROM restaurant r, regexp_split_to_table(
        concat_ws(' ', r.sort_name, r.category, pg_temp.folded(r.region), pg_temp.folded(r.commune), r.menu_text), '[^[:alpha:]]+') AS w
      WHERE length(w) BETWEEN 4 AND 24) AS words, search_variants(word) AS variant;

UPDATE restaurant_revision SET revision = revision + 1 WHERE id = 1;

-- What is open, by kitchen time, fee and rating.
CREATE INDEX restaurant_listed_time ON restaurant (is_closed, prep_minutes, sort_name, id)
  WHERE is_confirmed AND deleted_at IS NULL AND missing = '{}';
CREATE INDEX restaurant_listed_fee ON restaurant (is_closed, delivery_fee, sort_name, id)
  WHERE is_confirmed AND deleted_at IS NULL AND missing = '{}';
CREATE INDEX restaurant_listed_rating ON restaurant (is_closed,
  (-((rating_sum + rating_extra_sum) * 10 / greatest(rating_count + rating_extra_weight, 1))), sort_name, id)
  WHERE is_confirmed AND deleted_at IS NULL AND missing = '{}';

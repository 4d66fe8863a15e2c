-- A saved address knows its region, and one of a user's is the default. The oldest was the first in the list before.
ALTER TABLE address ADD COLUMN region text;
ALTER TABLE address ADD COLUMN is_default boolean NOT NULL DEFAULT false;
UPDATE address SET is_default = true
WHERE id IN (SELECT DISTINCT ON (user_id) id FROM address ORDER BY user_id, created_at, id);
CREATE UNIQUE INDEX address_default ON address (user_id) WHERE is_default;

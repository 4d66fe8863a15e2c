-- What a saved menu leaves out is deleted for good unless an order or a number for today names it
-- (backend/src/features/restaurant/delete-removed.ts): then `is_kept`, and nothing looks at it again.
ALTER TABLE menu_item ADD COLUMN is_kept boolean NOT NULL DEFAULT false;
ALTER TABLE menu_option ADD COLUMN is_kept boolean NOT NULL DEFAULT false;

-- A menu is read without what was removed from it.
CREATE INDEX menu_item_present ON menu_item (restaurant_id, position) WHERE deleted_at IS NULL;
CREATE INDEX menu_item_removed ON menu_item (restaurant_id, deleted_at) WHERE deleted_at IS NOT NULL AND NOT is_kept;
CREATE INDEX menu_option_removed ON menu_option (group_id, deleted_at) WHERE deleted_at IS NOT NULL AND NOT is_kept;
-- Categories are deleted once no dish names them.
CREATE INDEX menu_item_category ON menu_item (category_id);

-- An option may stand for a dish of the menu (docs/decisions/set-menus.md): it then has the dish's name, and is sold out
-- with it. No reference: a dish that is removed takes its place in courses along, and is back there when it is.
ALTER TABLE menu_option ADD COLUMN item_id uuid;

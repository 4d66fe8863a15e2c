-- Name, description and menu of a restaurant in several languages (docs/decisions/menus-in-several-languages.md):
-- `language` is that of the originals, `translations` has the texts in others: {"ar": {"name": …, "description": …}}.
ALTER TABLE restaurant ADD COLUMN language text, ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE menu_category ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
ALTER TABLE menu_item ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';

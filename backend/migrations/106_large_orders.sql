-- Whether a restaurant takes a guest's order beyond the usual size (shared-api/src/contract/vocabulary.ts).
ALTER TABLE restaurant ADD COLUMN accepts_large_orders boolean NOT NULL DEFAULT FALSE;

-- What an admin has to look at before visitors see it: a new restaurant of an approved owner, or a name (or a move to
-- another region) close to another owner's restaurant (docs/decisions/a-look-at-new-restaurants-and-close-names.md).
-- `approval_of` is null where nothing waits, as for all restaurants so far; `approval_reason` is that of a decline, and
-- `approval_at` when the owner asked or the admin declined. `wanted` holds name, region and commune while the former
-- ones stay public. The version before shows a waiting restaurant as one whose owner nobody has approved.
ALTER TABLE restaurant
  ADD COLUMN approval_of text CHECK (approval_of IN ('restaurant', 'name')),
  ADD COLUMN approval_at timestamptz,
  ADD COLUMN approval_reason text,
  ADD COLUMN wanted jsonb,
  -- Public restaurants of others with a close name, as `{id, name}`, when the name was chosen.
  ADD COLUMN close_names jsonb NOT NULL DEFAULT '[]';

CREATE INDEX restaurant_to_approve ON restaurant ((close_names <> '[]'), approval_at, id)
  WHERE approval_of IS NOT NULL AND approval_reason IS NULL AND deleted_at IS NULL;
CREATE INDEX restaurant_declined ON restaurant (approval_at, id)
  WHERE approval_reason IS NOT NULL AND deleted_at IS NULL;

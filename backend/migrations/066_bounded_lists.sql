-- A visitor's region and cuisine go together on the list.
CREATE INDEX restaurant_public_region_category ON restaurant (region, category, is_closed, sort_name, id)
  WHERE is_confirmed AND deleted_at IS NULL;
-- The orders of one day by their total: read from the day's own end, where the index of all totals would skip the other
-- days' entries.
CREATE INDEX customer_order_day_total ON customer_order
  (((created_at AT TIME ZONE 'Africa/Nouakchott')::date), total DESC, id DESC) WHERE hidden_at IS NULL;

-- Of a day that is not over, the hours that are: very busy restaurants are not counted from the morning on with every
-- look. `counted_until` is where the next hour to count begins.
ALTER TABLE restaurant_statistics ADD COLUMN hours jsonb NOT NULL DEFAULT '{}';
ALTER TABLE restaurant_statistics ADD COLUMN counted_until timestamptz;

-- A change is noted with the hour of its order; a note without one concerns the whole day.
ALTER TABLE restaurant_stale_day ADD COLUMN hour timestamptz;

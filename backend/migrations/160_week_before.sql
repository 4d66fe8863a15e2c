-- The figures of the same weekday a week before up to the time of day at which a day was counted last, so that a day
-- that is not over is compared with as much of another one. Null on days that an earlier version counted.
ALTER TABLE marketplace_day ADD COLUMN week_before jsonb;

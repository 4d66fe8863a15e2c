-- Waits grow: how often a bucket has refused since its last quiet hour, and until when the last refusal made it wait.
ALTER TABLE rate_limit ADD COLUMN strikes integer NOT NULL DEFAULT 0, ADD COLUMN waits_until timestamptz;

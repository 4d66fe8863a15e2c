-- Rises with every change of a setting. Its row is there from the start, so that changes always wait for each other.
INSERT INTO setting (name, value, updated_at) VALUES ('version', '1', now()) ON CONFLICT (name) DO NOTHING;

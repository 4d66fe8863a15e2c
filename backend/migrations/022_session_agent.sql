-- What a user recognises a session by.
ALTER TABLE session ADD COLUMN browser text, ADD COLUMN system text;

-- A menu's address is looked up in as many pages however many restaurants there are; the tree keeps addresses unique.
CREATE INDEX restaurant_by_slug ON restaurant USING hash (slug);

-- Before this instant no restaurant's stored state runs out. It stands apart from the revision, whose readers a new column
-- would hold up; the service brings it up to date with the first list that is read.
CREATE TABLE restaurant_next_opening (
  id     smallint PRIMARY KEY CHECK (id = 1),
  due_at timestamptz NOT NULL
);
INSERT INTO restaurant_next_opening (id, due_at) VALUES (1, '-infinity');

-- Who did what, when and from where. Rows are only ever added. No foreign keys: an entry outlives what it tells of.
CREATE TABLE audit_entry (
  id           uuid PRIMARY KEY,
  at           timestamptz NOT NULL,
  action       text NOT NULL,
  actor_id     uuid,
  role         text,
  object_kind  text NOT NULL,
  object_id    uuid,
  object_label text,
  network      text,
  reason       text,
  changes      jsonb NOT NULL
);
CREATE INDEX audit_entry_newest ON audit_entry (at, id);
CREATE INDEX audit_entry_actor ON audit_entry (actor_id, at, id);
CREATE INDEX audit_entry_action ON audit_entry (action, at, id);
CREATE INDEX audit_entry_object ON audit_entry (object_id, at, id);

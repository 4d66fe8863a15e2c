-- Half empty, so that one page has all that belongs there: a name is two pages away, never three.
CREATE INDEX app_user_found_by_id ON app_user USING hash (id) WITH (fillfactor = 50);
CREATE INDEX restaurant_found_by_id ON restaurant USING hash (id) WITH (fillfactor = 50);
DROP INDEX app_user_by_id, restaurant_by_id;

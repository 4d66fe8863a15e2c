-- Half empty, an index looks dearer than a tree to the planner where there are few rows: filled as usual again.
CREATE INDEX app_user_by_id ON app_user USING hash (id);
CREATE INDEX restaurant_by_id ON restaurant USING hash (id);
DROP INDEX app_user_found_by_id, restaurant_found_by_id;

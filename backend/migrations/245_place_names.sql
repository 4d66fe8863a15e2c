-- Searches find regions and communes by all of their names. The worker writes the search texts of restaurants again.
INSERT INTO refold (relation) SELECT 'restaurant' WHERE EXISTS (SELECT FROM restaurant)
ON CONFLICT (relation) DO UPDATE SET after_id = '00000000-0000-0000-0000-000000000000';

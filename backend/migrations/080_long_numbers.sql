-- Whoever types eight digits or more of a phone number means a few people. Each eight digits that stand together are a
-- number here, which one look into an index finds: their trigrams are many rows' each, the more the larger the table.
CREATE FUNCTION long_numbers(searched text) RETURNS integer[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  digits text;
  numbers integer[] := '{}';
BEGIN
  IF searched !~ '[0-9]{8}' THEN
    RETURN numbers;
  END IF;
  FOREACH digits IN ARRAY regexp_split_to_array(searched, '[^0-9]+') LOOP
    FOR start IN 1 .. length(digits) - 7 LOOP
      numbers := numbers || substr(digits, start, 8)::integer;
    END LOOP;
  END LOOP;
  RETURN numbers;
END
$$;
-- What was written last is read row by row until it is sorted in: no more than 32 pages of it.
CREATE INDEX app_user_long_numbers ON app_user USING gin (long_numbers(search_text))
  WITH (gin_pending_list_limit = 256);
CREATE INDEX customer_order_long_numbers ON customer_order USING gin (long_numbers(search_text))
  WITH (gin_pending_list_limit = 256);

-- What searches compare, as `foldText` of the service and the browser has it (docs/decisions/search-of-dishes.md).
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(translate(lower(regexp_replace(normalize(given COLLATE "default", NFKD),
    '[\u00AD\u0300-\u036F\u0483-\u0489\u0610-\u061A\u061C\u0621\u0640\u064B-\u065F\u0670\u0674\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0898-\u089F\u08CA-\u08E1\u08E3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u2069\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]',
    '', 'g')),
  'ٱپچڤڨکڪگݣڭةہھەۃىیېێے٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ɓđðɗɠħıłŋøƴς’‘ʼ',
  'ابجفقكككككهههههييييي01234567890123456789bdddghilnoyσ'''''''),
  'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');

-- What is stored was folded by less. A worker folds it again, a few rows at a time: all at once would hold them for
-- minutes. The rows of each table up to this id are done; a table is taken out when all are.
CREATE TABLE refold (
  relation text PRIMARY KEY,
  after_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'
);
INSERT INTO refold (relation)
SELECT 'restaurant' WHERE EXISTS (SELECT FROM restaurant)
UNION ALL SELECT 'app_user' WHERE EXISTS (SELECT FROM app_user)
UNION ALL SELECT 'customer_order' WHERE EXISTS (SELECT FROM customer_order)
UNION ALL SELECT 'contact_message' WHERE EXISTS (SELECT FROM contact_message)
UNION ALL SELECT 'audit_entry' WHERE EXISTS (SELECT FROM audit_entry);

-- The words as they were stay, and find nothing any more.
INSERT INTO search_word (variant, word)
SELECT variant, folded.word
FROM (SELECT DISTINCT fold_text(word) COLLATE "default" AS word FROM search_word
      WHERE octet_length(word) <> length(word)) AS folded,
  search_variants(folded.word) AS variant
WHERE folded.word ~ '^[[:alpha:]]{4,24}$'
ON CONFLICT DO NOTHING;

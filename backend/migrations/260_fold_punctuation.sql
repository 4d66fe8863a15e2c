-- Apostrophes, quotes, hyphens and blanks are compared as one of their kind, too: as `foldText` of the service and the
-- browser has it (docs/decisions/search-of-dishes.md).
CREATE OR REPLACE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(replace(replace(replace(replace(translate(lower(regexp_replace(
    normalize(replace(given COLLATE "default", '´', ''''), NFKD),
    '[\u00AD\u0300-\u036F\u0483-\u0489\u0610-\u061A\u061C\u0621\u0640\u064B-\u065F\u0670\u0674\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0898-\u089F\u08CA-\u08E1\u08E3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u2069\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]',
    '', 'g')),
  'ٱپچڤڨکڪگݣڭةہھەۃىیېێے٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ɓđðɗɠħıłŋøƴς'
    || E'’‘‚‛‹›`\u2032\u2035\u02B9\u02BB\u02BC\u02BD\u02BE\u02BF\u05F3“”„‟«»〝〞〟\u05F4'
    || E'\u2010\u2012\u2013\u2014\u2015\u2212\u2043\u058A\u05BE\u1400\u1806\u2E17\u2E1A\u2E3A\u2E3B\u2E40\u2E5D',
  'ابجفقكككككهههههييييي01234567890123456789bdddghilnoyσ'
    || repeat('''', 16) || repeat('"', 10) || repeat('-', 17)),
  'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), '[\t\v\f\r \u1680]+', ' ', 'g');

-- A worker folds again what is stored, as after 165.
INSERT INTO refold (relation)
SELECT 'restaurant' WHERE EXISTS (SELECT FROM restaurant)
UNION ALL SELECT 'app_user' WHERE EXISTS (SELECT FROM app_user)
UNION ALL SELECT 'customer_order' WHERE EXISTS (SELECT FROM customer_order)
UNION ALL SELECT 'contact_message' WHERE EXISTS (SELECT FROM contact_message)
UNION ALL SELECT 'audit_entry' WHERE EXISTS (SELECT FROM audit_entry)
ON CONFLICT (relation) DO UPDATE SET after_id = '00000000-0000-0000-0000-000000000000';

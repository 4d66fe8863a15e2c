/**
 * SQL: the name of `restaurant` in a reader's language, null where it is not given or is the original.
 *
 * @param restaurant alias of the restaurant, which may be missing
 * @param reader alias of the reader's `app_user`
 */
function translatedName(restaurant: string, reader: string): string {
  return `CASE WHEN ${restaurant}.language IS DISTINCT FROM ${reader}.language
    THEN NULLIF(${restaurant}.translations -> ${reader}.language ->> 'name', '') END`;
}

/** SQL: values of a notification, with the restaurant's name in its reader's language where it is given. */
export function inReadersLanguage(params: string, restaurant: string, reader: string): string {
  const name = translatedName(restaurant, reader);
  return `${params} || jsonb_strip_nulls(jsonb_build_object('restaurant', ${name}))`;
}

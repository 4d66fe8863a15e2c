/** Puts values in place of the `{{names}}` of a text; a name without a value stays, which is seen. */
export function fillIn(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));
}

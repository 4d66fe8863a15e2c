/** i18next's `t`, of whichever namespace. */
export type Translate = (key: string, options: Readonly<Record<string, string | boolean>>) => string;

const OPTIONS = { ns: 'place', keySeparator: false, nsSeparator: false } as const;

/**
 * A region's or commune's name in the language of the page. The shell brings the names (namespace `place`) in languages
 * that write them in their own way; in the others a place has the name that is stored.
 */
export function placeName(t: Translate, name: string): string;
export function placeName(t: Translate, name: string | null | undefined): string | undefined;
export function placeName(t: Translate, name: string | null | undefined): string | undefined {
  return name ? t(name, { ...OPTIONS, defaultValue: name }) : undefined;
}

/** Regions or communes as options of a list; their value is the name that is stored. */
export function placeOptions(t: Translate, names: readonly string[]): { value: string; label: string }[] {
  return names.map((value) => ({ value, label: placeName(t, value) }));
}

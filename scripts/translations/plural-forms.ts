import { PLURAL, type Catalogue } from './catalogue.ts';

/** Each family of plural forms has those that the language needs for whole numbers; i18next knows `_zero` in all. */
export function checkForms(language: string, catalogue: Catalogue): string[] {
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)));
  const known = new Set<string>([...rules.resolvedOptions().pluralCategories, 'zero']);
  return [...catalogue].flatMap(([namespace, texts]) => {
    const families = Map.groupBy(
      [...texts.keys()].filter((key) => PLURAL.test(key)),
      (key) => key.replace(PLURAL, ''),
    );
    return [...families].flatMap(([family, keys]) => {
      const forms = keys.map((key) => PLURAL.exec(key)?.[1] ?? '');
      // A word that happens to end like one.
      if (!forms.includes('other') || forms.length === 1) return [];
      const missing = [...needed].filter((form) => !forms.includes(form));
      const strange = forms.filter((form) => !known.has(form));
      return [
        ...missing.map((form) => `${namespace}:${family}_${form} is missing in ${language}`),
        ...strange.map((form) => `${namespace}:${family}_${form} is no form of ${language}`),
      ];
    });
  });
}

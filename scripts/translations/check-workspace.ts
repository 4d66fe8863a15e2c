import { join } from 'node:path';
import { ARABIC_IN_CODE } from './arabic-in-code.ts';
import { readCatalogue, sourcesIn, type Catalogue } from './catalogue.ts';
import { compareCatalogues } from './compare.ts';
import { checkServerUse, checkUse } from './key-use.ts';
import {
  arrowsInStyles,
  commasInCode,
  compareParts,
  textsInCode,
  unlistedLanguages,
} from './language-files.ts';
import { localesOf } from './locales-of.ts';
import { checkForms } from './plural-forms.ts';

/** What all packages are checked with. */
export interface CheckOptions {
  /** English first. */
  readonly languages: readonly string[];
  /** Texts that a language writes as English does, by language. */
  readonly sameAsEnglish: Readonly<Record<string, readonly string[]>>;
  /** Takes those of them that it does. */
  readonly onSame: (language: string, text: string) => void;
  /** Sources of the contract and the areas' manifests, which name keys, too. */
  readonly contract: string;
  /** Names of places as they are stored, which a language may write in its own way (`place.json`). */
  readonly places: readonly string[];
}

/** What is wrong with the texts of a package; `server` reads them as typed objects, an app by i18next. */
export function checkWorkspace(workspace: string, kind: 'app' | 'server', options: CheckOptions): string[] {
  const { languages, sameAsEnglish, onSame, contract, places } = options;
  const locales = localesOf(workspace);
  const english = readCatalogue(join(locales, 'en'));
  const code = [...sourcesIn(join(workspace, 'src')).values()].join('\n');
  const others = languages.filter((language) => language !== 'en');
  return [
    ...others.flatMap((language) => {
      const other = readCatalogue(join(locales, language));
      const same = sameAsEnglish[language] ?? [];
      const pair = { language, english: withPlaces(english, other, places), other, sameAsEnglish: same };
      return [
        ...compareCatalogues({ ...pair, onSame: (text) => onSame(language, text) }),
        ...checkForms(language, other),
        ...compareParts(locales, language),
      ];
    }),
    ...unlistedLanguages(locales, languages),
    ...checkForms('en', english),
    ...(kind === 'app'
      ? [
          ...checkUse(code, english, contract),
          ...commasInCode(join(workspace, 'src')),
          ...arrowsInStyles(join(workspace, 'src')),
        ]
      : checkServerUse(code + contract, english)),
    ...textsInCode(join(workspace, 'src'), ARABIC_IN_CODE),
  ].map((problem) => `${workspace}: ${problem}`);
}

/** English has the names of places as they are stored; another language has those, too, unless it names any itself. */
function withPlaces(english: Catalogue, other: Catalogue, places: readonly string[]): Catalogue {
  if (!other.get('place')?.size) return english;
  return new Map([...english, ['place', new Map(places.map((name) => [name, name]))]]);
}

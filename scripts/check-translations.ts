/**
 * Fails on a translation key that is missing in a language, used but not defined, or defined but not used, on plural
 * forms that are not those of the language, on a lost placeholder, on a text that was left in English, on a French mark
 * that a line could begin with, and on a text, a comma between values or an unmirrored arrow that stands in code.
 * Texts stand in `<workspace>/src/locales/<language>/<namespace>.json`, the platform's in `src/delivery/locales`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from 'platform/contract';
import { communesOf, REGIONS } from 'shared-api/contract';
import { namesIn, readSameAsEnglish, sourcesIn } from './translations/catalogue.ts';
import { checkWorkspace } from './translations/check-workspace.ts';
import { localesOf } from './translations/locales-of.ts';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
/** Read by i18next; the others with texts are servers. */
const APP = /^(?:shell|shared-ui|mf-.+)$/;

const manifests = workspaces
  .map((workspace) => join(workspace, 'area.json'))
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file, 'utf8'));
/** Texts that a language writes as English does, by language. */
const sameAsEnglish = Object.fromEntries(
  LANGUAGES.map((language) => [language, readSameAsEnglish(join('shared-api/src/locales', language))]),
);
const used = new Set<string>();
const options = {
  languages: LANGUAGES,
  sameAsEnglish,
  onSame: (language: string, text: string) => used.add(`${language} ${text}`),
  contract: [...sourcesIn(join('shared-api', 'src')).values(), ...manifests].join('\n'),
  places: REGIONS.flatMap((region) => [region, ...communesOf(region)]),
};
const translated = workspaces.filter((workspace) => namesIn(localesOf(workspace)).length > 0);
const listed = Object.entries(sameAsEnglish).flatMap(([language, texts]) =>
  texts.map((text) => `${language} ${text}`),
);
const problems = [
  ...translated.flatMap((workspace) =>
    checkWorkspace(workspace, APP.test(workspace) ? 'app' : 'server', options),
  ),
  ...listed
    .filter((text) => !used.has(text))
    .map((text) => `same-as-english.json: “${text}” is no longer the same`),
];
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'All languages are complete.' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from 'shared-api/contract';

type Tree = { readonly [key: string]: Tree | string };

/** Reads the texts of an area in a language: `texts('checkout', 'book')`. */
export function textsOf(workspace: string, language: Language): (namespace: string, key: string) => string {
  return (namespace, key) => {
    const file = join(
      import.meta.dirname,
      '../../..',
      workspace,
      'src/locales',
      language,
      `${namespace}.json`,
    );
    let node: Tree | string | undefined = JSON.parse(readFileSync(file, 'utf8')) as Tree;
    for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
    if (typeof node !== 'string') throw new Error(`${file} has no ${key}.`);
    return node;
  };
}

/**
 * What is named with a text, or begins with it, in whichever language: for steps that journeys in all of them share.
 */
export function inAnyLanguage(workspace: string, namespace: string, key: string): RegExp {
  const texts = LANGUAGES.map((language) => textsOf(workspace, language)(namespace, key));
  const patterns = texts.map((text) =>
    text.replaceAll(/[.?*+^$()[\]|\\]/g, String.raw`\$&`).replaceAll(/\{\{\w+\}\}/g, '.*'),
  );
  return new RegExp(`^(?:${patterns.join('|')})`);
}

import { plainKeys, type Catalogue } from './catalogue.ts';

/** Keys of an app that its code never looks up, and keys that it looks up and that are not defined. */
export function checkUse(code: string, english: Catalogue, elsewhere: string): string[] {
  return [...unusedKeys(code, english, elsewhere), ...undefinedKeys(code, english)];
}

function unusedKeys(code: string, english: Catalogue, elsewhere: string): string[] {
  const literals = new Set(
    [...code.matchAll(/['"`]([\w$-]+(?:[.:][\w$-]+)*)['"`]/g)].map((match) => match[1] ?? ''),
  );
  // `t(`errors.${code}`)` uses every key below its fixed beginning.
  const dynamic = [...code.matchAll(/`([\w-]+(?:[.:][\w-]+)*[.:_])\$\{/g)].map((match) => match[1] ?? '');
  return [...english].flatMap(([namespace, texts]) => {
    // A whole namespace looked up by a variable key: `t(code, { ns: 'errors' })`; shared-api does so for all.
    if ((code + elsewhere).includes(`ns: '${namespace}'`)) return [];
    const isUsed = (key: string) =>
      [key, `${namespace}:${key}`, `${namespace}.${key}`].some((name) => literals.has(name)) ||
      dynamic.some((start) => key.startsWith(start) || `${namespace}:${key}`.startsWith(start));
    return [...plainKeys(texts)]
      .filter((key) => !isUsed(key))
      .map((key) => `${namespace}:${key} is never used`);
  });
}

function undefinedKeys(code: string, english: Catalogue): string[] {
  const defined = new Set(
    [...english].flatMap(([namespace, texts]) =>
      [...plainKeys(texts)].flatMap((key) => [key, `${namespace}:${key}`]),
    ),
  );
  const isElsewhere = (key: string) => key.includes(':') && !english.has(key.split(':')[0] ?? '');
  return [...code.matchAll(/\b(?:t|text)\(\s*['"]([\w$-]+(?:[.:][\w$-]+)*)['"]/g)]
    .map(([, key = '']) => key)
    .filter((key) => !defined.has(key) && !isElsewhere(key))
    .map((key) => `key ${key} is used but not defined`);
}

/**
 * Keys of a server that its code cannot reach: it reads the files as typed objects, so a missing key is a type error,
 * and each part of a used one stands in the code, in the vocabulary of the contract, or, an address, in a manifest.
 */
export function checkServerUse(code: string, english: Catalogue): string[] {
  return [...english].flatMap(([namespace, texts]) =>
    [...texts.keys()]
      .filter((key) => !key.split('.').every((part) => hasWord(code, part)))
      .map((key) => `${namespace}:${key} is never used`),
  );
}

function hasWord(code: string, word: string): boolean {
  const pattern = word.replaceAll(/[^\w]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\w)${pattern}(?!\w)`).test(code);
}

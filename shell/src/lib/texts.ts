import { loadableTexts, type LoadedTexts } from 'shared-ui';

/**
 * Loads a part of the shell's texts (`locales/<language>/<part>.ts`), each a chunk of its own. The delivery server
 * knows the chunks' names: a page preloads the texts of its language beside the shell's first script.
 */
export function loadTexts(language: string, part: 'first' | 'later'): Promise<LoadedTexts> {
  return import(
    /* webpackChunkName: "texts-[request]" */ `../locales/${language}/${part}.ts`
  ) as Promise<LoadedTexts>;
}

/** Texts of dialogs and tools that few visitors see. */
export const laterTexts = loadableTexts((language) => loadTexts(language, 'later'));

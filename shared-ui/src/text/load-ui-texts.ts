import type { LoadedTexts } from './loadable-texts.ts';

/**
 * Loads the texts of all components in a language: in the shell's build, a part of its chunk
 * `texts-<language>-first-ts`.
 */
export function loadUiTexts(language: string): Promise<LoadedTexts> {
  return import(
    /* webpackChunkName: "texts-[request]" */ `../locales/${language}/first.ts`
  ) as Promise<LoadedTexts>;
}

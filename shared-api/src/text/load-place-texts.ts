import type { texts as english } from '../locales/en/first.ts';

/** The names of regions and communes in a language; empty where it writes them as they are stored. */
export interface PlaceTexts {
  readonly texts: typeof english;
}

/** Loads them, in the same chunk as the first texts of the app that is built. */
export function loadPlaceTexts(language: string): Promise<PlaceTexts> {
  return import(
    /* webpackChunkName: "texts-[request]" */ `../locales/${language}/first.ts`
  ) as Promise<PlaceTexts>;
}

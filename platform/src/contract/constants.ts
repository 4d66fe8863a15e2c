/** Version of the contract between shell and areas. A release built for another version is refused. */
export const CONTRACT_VERSION = '1';

/** Name of the module that every area exposes and the shell loads. */
export const AREA_MODULE = './area';

/** Name of the federation share scope with the modules that exist once per page. */
export const SHARE_SCOPE = 'default';

/** Name on `globalThis` of the federation runtime, which the shell brings and the areas' entries use. */
export const FEDERATION_GLOBAL = '__maidaFederation';

/** Id of the `<script type="application/json">` that holds the {@link PageConfiguration}. */
export const PAGE_CONFIGURATION_ID = 'maida-page';
/** Under the symbol of this name (`Symbol.for`) the window has {@link PageTranslations}. */
export const TRANSLATIONS_SYMBOL = 'maida.translations';

/** Id of the `<script type="application/json">` that holds the {@link RenderedState} of a rendered page. */
export const RENDERED_STATE_ID = 'maida-state';

/** Id of the `<template>` with the scripts of a rendered page, which its starter loads later. */
export const SCRIPTS_ID = 'maida-scripts';

/** Name of the variable that tells a server build the address of its release's folder, for pictures that it imports. */
export const RELEASE_FOLDER = 'releaseFolder';

/** Id of the element that the shell renders into. */
export const ROOT_ID = 'root';

/** Path of the current `LiveRegistry` as JSON, for pages that are already open. */
export const REGISTRY_PATH = '/registry.json';

/** After this time, loading a script or style sheet of an area has failed, unless the page configures another limit. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/**
 * Name of the chunk with a part of an app's texts in one language: webpack's name for an import of
 * `./<language>/<part>.ts` as `texts-[request]`. A page preloads those of its own language.
 */
export function textsChunk(language: string, part: string): string {
  return `texts-${language}-${part}-ts`;
}

/** The part of the shell's texts that every page needs. */
export const SHELL_TEXTS = 'first';

/** Name of the shell's chunk that calls the service; a page that is not rendered on the server preloads it. */
export const CALLS_CHUNK = 'calls';

/**
 * Name of the shell's chunk that follows orders and saves pages for offline reading; preloaded like {@link
 * CALLS_CHUNK}.
 */
export const FOLLOWING_CHUNK = 'following';

/** Colour themes that a visitor may choose; without the cookie the device decides. */
export const THEMES = ['light', 'dark'] as const;

/** Cookie that remembers the visitor's {@link Theme}; the delivered page sets it as `<html data-theme>`. */
export const THEME_COOKIE = 'maida_theme';

/** Folder of the shell's public files with its fonts; each has its hash in its name. */
export const FONTS_FOLDER = 'fonts/';

/**
 * Cookie with the names of the font files that this browser has loaded, joined by `+`. The delivered page preloads them
 * and names them as `<html data-typeface>`, without their hashes.
 */
export const TYPEFACE_COOKIE = 'maida_typeface';

/** Name on `globalThis` of the integrity values by absolute URL, read by every chunk loader. */
export const INTEGRITY_GLOBAL = '__maidaIntegrity';

/** Name on `globalThis` of the loaders' timeout in milliseconds where it is not {@link CHUNK_LOAD_TIMEOUT_MS}. */
export const LOAD_TIMEOUT_GLOBAL = '__maidaLoadTimeout';

/** Id of the notice that a page shows when the shell does not start; the shell removes it first. */
export const START_NOTICE_ID = 'maida-start';

export type Theme = (typeof THEMES)[number];

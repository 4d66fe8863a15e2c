/** Version of the contract between shell and areas. A release built for another one is refused. */
export const CONTRACT_VERSION = '1';

/** The module that every area exposes, and the name under which the shell asks for it. */
export const AREA_MODULE = './area';

/** Name of the scope in which shell and areas share the modules that exist once per page. */
export const SHARE_SCOPE = 'default';

/** Id of the `<script type="application/json">` that holds the {@link PageConfiguration}. */
export const PAGE_CONFIGURATION_ID = 'maida-page';

/** Id of the `<script type="application/json">` that holds the {@link RenderedState} of a page that was rendered. */
export const RENDERED_STATE_ID = 'maida-state';

/** Id of the element that the shell renders into. */
export const ROOT_ID = 'root';

/** Where the live registry can be read again while a page is open (`LiveRegistry` as JSON). */
export const REGISTRY_PATH = '/registry.json';

/** Milliseconds until the load of a script or style sheet of an area counts as failed, unless the page says otherwise. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** Languages that the delivered page knows; the first one is the fallback. */
export const LANGUAGES = ['en', 'fr'] as const;

/** Name of the shell's chunk with its texts in a language: the page asks for that of its own beside the first script. */
export const LANGUAGE_CHUNKS = { en: 'language-en', fr: 'language-fr' } as const;

/** Name of the shell's chunk that calls the service: a page that was not rendered asks for it at once. */
export const CALLS_CHUNK = 'calls';

/** Cookie that remembers the visitor's language. */
export const LANGUAGE_COOKIE = 'maida_language';

/** Looks that a visitor may insist on; without the cookie the device decides. */
export const THEMES = ['light', 'dark'] as const;

/** Cookie that remembers the visitor's {@link Theme}; the delivered page has it as `<html data-theme>`. */
export const THEME_COOKIE = 'maida_theme';

/** Name on `globalThis` of the integrity values by absolute address, read by every chunk loader. */
export const INTEGRITY_GLOBAL = '__maidaIntegrity';

/** Name on `globalThis` of the milliseconds after which every loader gives up, where that is not {@link CHUNK_LOAD_TIMEOUT_MS}. */
export const LOAD_TIMEOUT_GLOBAL = '__maidaLoadTimeout';

/** Id of the notice that a page shows when the shell does not come to life; the shell removes it first of all. */
export const START_NOTICE_ID = 'maida-start';

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];

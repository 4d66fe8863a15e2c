import type { RouteObject } from 'react-router-dom';

/** One path of an area, in react-router syntax from the root: `/`, `/provider/*`, `/restaurant/:slug/menu`. */
export interface AreaMount {
  readonly path: string;
  /** Roles that may enter; absent: everybody, signed in or not. */
  readonly roles?: readonly string[];
  /**
   * Whether its pages are rendered on the server. Without `roles` they are rendered for a signed-out visitor, so only
   * pages that are the same for everybody qualify; with `roles` they are rendered for the one person who requests them.
   */
  readonly isRendered?: boolean;
  /**
   * Names of the parameters of the query that its rendered pages read: the others do not reach the rendering, so that
   * pages that differ only in these are rendered once. Absent: the whole query reaches it.
   */
  readonly query?: readonly string[];
  /**
   * Names of the chunks (`webpackChunkName`) that its pages need in addition to the area's own code: the delivered page
   * includes their styles and preloads their scripts.
   */
  readonly chunks?: readonly string[];
  /**
   * Parts of the area's texts that its pages need (`src/locales/<language>/<part>.ts`): the delivered page preloads
   * them in its own language.
   */
  readonly texts?: readonly string[];
}

/** Where the shell shows a navigation entry; `mobile` is the menu of narrow screens only. */
export type NavigationPlacement = 'header' | 'mobile' | 'footer';

/** A link that the area adds to the shell's header, mobile menu or footer. */
export interface NavigationEntry {
  /** Key in the shell's `navigation` namespace. */
  readonly labelKey: string;
  /** Texts by language for a key that the shell does not have, so that a new entry needs no shell release. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly path: string;
  readonly placement: NavigationPlacement;
  /**
   * Roles that see it; absent: visitors, and every role that may enter the page. Nobody sees a link to a page that
   * would refuse them.
   */
  readonly roles?: readonly string[];
}

/** What a page is for, where the shell links to it without knowing the area; `AreaPage`. */
export const PAGE_PURPOSES = ['sign-in', 'account', 'profile', 'orders', 'order', 'approvals'] as const;

export type PagePurpose = (typeof PAGE_PURPOSES)[number];

/** A page of the area that the shell links to by its purpose: from the header, from guards and from notifications. */
export interface AreaPage {
  readonly purpose: PagePurpose;
  /** In react-router syntax: `/user/orders/:id`, `/orders/:token`. */
  readonly path: string;
  /** Roles whose page it is; absent: signed-out visitors, and everybody without a page of their own. */
  readonly roles?: readonly string[];
}

/** The first API calls of the page at `path`; the delivered page preloads them. */
export interface DataPreload {
  /** Page in react-router syntax, e.g. `/restaurant/:slug/menu`. */
  readonly path: string;
  /** API paths, with the page's parameters: `/api/providers/restaurant/slug/:slug`. */
  readonly data: readonly string[];
}

/** Content of an area's `area.json`: what shell and delivery server must know before any of its code is loaded. */
export interface AreaManifest {
  readonly name: string;
  /** The {@link CONTRACT_VERSION} that the area was written for. */
  readonly contract: string;
  readonly mounts: readonly AreaMount[];
  readonly navigation: readonly NavigationEntry[];
  readonly preload: readonly DataPreload[];
  readonly pages?: readonly AreaPage[];
  /** Name of the team that owns it. */
  readonly team?: string;
  /** The team's address: it gets a mail when a version is rolled back by itself. Not part of any page. */
  readonly teamMail?: string;
}

/**
 * Texts by language and i18next namespace, `{ en: { restaurant: { title: '…' } } }`, that come with the area's code.
 * Empty where all texts are loaded by language (shared-ui's `loadableTexts`).
 */
export type AreaTranslations = Readonly<Record<string, Readonly<Record<string, object>>>>;

/**
 * What an area exposes: `export const area: AreaModule` in `src/area.tsx`.
 * Route paths are absolute (`/restaurant/:slug/menu`) and inside the area's mounts.
 */
export interface AreaModule {
  readonly routes: RouteObject[];
  readonly translations: AreaTranslations;
  /**
   * Loads the code that the page at a path needs in addition to the area's own, so that a rendered page hydrates in one
   * step. Never rejects.
   */
  readonly prepare?: (pathname: string) => Promise<void>;
}

/**
 * The area of a loaded module; undefined when the module has another shape
 * (after a failed chunk the loader may resolve with an empty module).
 */
export function findAreaModule(loaded: unknown): AreaModule | undefined {
  if (typeof loaded !== 'object' || loaded === null || !('area' in loaded)) return undefined;
  const { area } = loaded;
  return isAreaModule(area) ? area : undefined;
}

function isAreaModule(area: unknown): area is AreaModule {
  if (typeof area !== 'object' || area === null) return false;
  if (!('routes' in area) || !Array.isArray(area.routes)) return false;
  return 'translations' in area && typeof area.translations === 'object' && area.translations !== null;
}

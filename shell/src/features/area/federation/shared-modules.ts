import { SHARE_SCOPE } from 'platform/contract';

/** A module that exists once per page. */
export interface SharedModule {
  readonly version: string;
  /** Runs the module when it is used for the first time. */
  readonly get: () => unknown;
}

/** webpack's list of what a build provides: by import name and version, a function that gives the module's factory. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, { readonly get: () => () => unknown }>>>>;

// Both are webpack's, present in every build that shares modules (https://webpack.js.org/api/module-variables).
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, ShareScope>>;

/** The modules that the shell provides to the areas, by import name. */
export type SharedModules = ReadonlyMap<string, SharedModule>;

/** Reads what the build of the shell provides. Runs none of it. */
export async function readSharedModules(): Promise<SharedModules> {
  await __webpack_init_sharing__(SHARE_SCOPE);
  const scope = Object.entries(__webpack_share_scopes__[SHARE_SCOPE] ?? {});
  return new Map(
    scope.flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { get }]) => [name, { version, get: () => get()() }]),
    ),
  );
}

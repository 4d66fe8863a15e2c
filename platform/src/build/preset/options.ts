import type { Owner } from '../../contract/server/index.ts';

/** Options of an app in its `webpack.config.mjs`. */
export interface AppOptions {
  /** Absolute path of the app's folder. Default: the working directory. */
  readonly root?: string;
  /** What the scripts of its first load may weigh, in KB of brotli, where that is less than the gate's own budget. */
  readonly budget?: number;
}

/** Options of the shell. */
export interface ShellOptions extends AppOptions {
  /** The team that owns it, and its address; an area's are in its `area.json`. */
  readonly owner?: Owner;
}

/** Options of an area. */
export interface AreaOptions extends AppOptions {
  /** Package and folder name: `mf-public`. */
  readonly name: string;
  /** Port of its development server when it runs alone. */
  readonly port: number;
}

/** webpack's environment of a build. */
export interface BuildEnvironment {
  /** For a part of the composed page in development: the port of its development server. */
  readonly composedPort?: number;
}

/** The arguments of a webpack configuration function that the preset reads. */
export interface WebpackArguments {
  readonly mode?: string;
}

/**
 * How an app is built: as a release, as a part of the composed page in development, to run alone, or as an override
 * build for a running product with a released shell.
 */
export type BuildKind = 'release' | 'development' | 'alone' | 'override';

/** What the parts of the preset know about a build. */
export interface BuildContext {
  readonly name: string;
  readonly kind: BuildKind;
  readonly budget?: number;
  /** Absolute path of the app's folder. */
  readonly root: string;
  /** Of the shell: its team. */
  readonly owner?: Owner;
  /** Absolute path of the workspace. */
  readonly workspace: string;
  /** Port of its development server; absent in a release. */
  readonly port?: number;
  /** Hash of the sources of a release; `dev` otherwise. */
  readonly sourceHash: string;
  /** Short form of the hash; part of every global name, so that two builds never share one. */
  readonly buildId: string;
}

/** What an app says about itself in its `webpack.config.mjs`. */
export interface AppOptions {
  /** Absolute path of the app's folder; by default the folder webpack runs in. */
  readonly root?: string;
  /** Port of the app's development server. */
  readonly port: number;
  /** Most that the scripts of the first load may weigh, in KB of brotli; a heavier release is refused. Default 90. */
  readonly budget?: number;
}

/** An area's options. */
export interface AreaOptions extends AppOptions {
  /** Package and folder name: `mf-public`. */
  readonly name: string;
}

/** What webpack hands to a configuration function; the part that the preset reads. */
export interface WebpackArguments {
  readonly mode?: string;
}

/**
 * How an app is built: a release, a part of the composed system under development, alone, or as the guest of a running
 * product, whose shell is a released one.
 */
export type BuildKind = 'release' | 'development' | 'alone' | 'guest';

/** Everything the parts of the preset need to know of one build. */
export interface BuildContext {
  readonly name: string;
  readonly kind: BuildKind;
  readonly budget: number;
  /** Absolute path of the app's folder. */
  readonly root: string;
  /** Absolute path of the workspace. */
  readonly workspace: string;
  readonly port: number;
  /** Hash of the sources of a release; `dev` otherwise. */
  readonly sourceHash: string;
  /** Short form of it; part of every global name, so that two builds never share one. */
  readonly buildId: string;
}

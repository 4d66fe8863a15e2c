import { CONTRACT_VERSION } from './constants.ts';

/** Folder of an area's development server with its override build: `guest/static/js/entry.js`. */
export const OVERRIDE_BUILD_FOLDER = 'guest/';

/** Path on an area's development server of its current `area.json`. */
export const OVERRIDE_MANIFEST = 'area.json';

/** Path of the page that turns overrides on and off: `GET` shows the form, `POST` applies it. */
export const OVERRIDE_PATH = '/platform/override';

/** Version of an area that is loaded from a development server. */
export const OVERRIDE_VERSION = 'development';

/** An area that one browser loads from a development server. */
export interface AreaOverride {
  readonly area: string;
  /** Origin of the development server: `http://127.0.0.1:3012`. */
  readonly origin: string;
}

/** The parts of an area's release that point to its override build on a development server. */
export function overrideBuildOf({ area, origin }: AreaOverride) {
  return {
    version: OVERRIDE_VERSION,
    contract: CONTRACT_VERSION,
    entry: `${origin}/${OVERRIDE_BUILD_FOLDER}static/js/entry.js`,
    entryGlobal: `${area.replaceAll('-', '_')}_dev`,
    scripts: [],
    styles: [],
    integrity: {},
  };
}

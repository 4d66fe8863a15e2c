import { CONTRACT_VERSION } from './constants.ts';

/** Where an area's development server has what the page of a running product loads of it: `guest/static/js/entry.js`. */
export const OVERRIDE_BUILD_FOLDER = 'guest/';

/** Where an area's development server tells of it what `area.json` says now. */
export const OVERRIDE_MANIFEST = 'area.json';

/** Where overrides are turned on and off: `GET` asks, `POST` of its form does it. */
export const OVERRIDE_PATH = '/platform/override';

/** Version of an area that comes from a development server. */
export const OVERRIDE_VERSION = 'development';

/** An area that comes from a development server, in one browser. */
export interface AreaOverride {
  readonly area: string;
  /** Origin of the development server: `http://127.0.0.1:3012`. */
  readonly origin: string;
}

/** The part of an area's release that tells what to load of a development server. */
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

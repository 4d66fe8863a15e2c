import { ReleaseError } from './release-error.ts';

const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/;
const DOCUMENT = /^[a-z0-9][a-z0-9.-]{0,99}$/;

/** Whether an area could have this name and a release of it this version. */
export function isReleaseName(area: string, version: string): boolean {
  return NAME.test(area) && VERSION.test(version);
}

/** The name, when it can stand in a path. @throws ReleaseError otherwise */
export function checkedName(area: string): string {
  return checked(area, NAME);
}

/** The version, when it can stand in a path. @throws ReleaseError otherwise */
export function checkedVersion(version: string): string {
  return checked(version, VERSION);
}

/** The name of a document, when it can stand in a path. @throws ReleaseError otherwise */
export function checkedDocument(name: string): string {
  return checked(name, DOCUMENT);
}

function checked(value: string, pattern: RegExp): string {
  if (pattern.test(value)) return value;
  throw new ReleaseError('invalid', `"${value}" is not a name that a release can have.`);
}

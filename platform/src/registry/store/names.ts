import { randomUUID } from 'node:crypto';
import { ReleaseError } from '../../contract/server/index.ts';

const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/;
const DOCUMENT = /^[a-z0-9][a-z0-9.-]{0,99}$/;

/** Whether an area may have this name and a release this version. */
export function isReleaseName(area: string, version: string): boolean {
  return NAME.test(area) && VERSION.test(version);
}

/** Returns the name if it is safe in a path. @throws ReleaseError `invalid` */
export function checkedName(area: string): string {
  return checked(area, NAME);
}

/** Returns the version if it is safe in a path. @throws ReleaseError `invalid` */
export function checkedVersion(version: string): string {
  return checked(version, VERSION);
}

/** Returns the name of a document if it is safe in a path. @throws ReleaseError `invalid` */
export function checkedDocument(name: string): string {
  return checked(name, DOCUMENT);
}

/** A name for a document of its own; those of earlier times sort before it. */
export function nameOfTime(time: Date): string {
  return `${timePrefix(time)}-${randomUUID().slice(0, 8)}.json`;
}

/** What a {@link nameOfTime} begins with. */
export function timePrefix(time: Date): string {
  return time
    .toISOString()
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '');
}

function checked(value: string, pattern: RegExp): string {
  if (pattern.test(value)) return value;
  throw new ReleaseError('invalid', `"${value}" is not a valid name for a release.`);
}

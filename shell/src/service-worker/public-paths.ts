/** The only paths that the worker saves. Privacy is decided here and nowhere else. */

const CALLS = [
  /^\/api\/restaurant\?limit=\d+$/,
  /^\/api\/providers\/restaurant\/slug\/[^/?]+$/,
  /^\/api\/settings$/,
];
const PICTURE = /^\/api\/files\/[0-9a-f]{32}\.webp\?w=\d+$/;
const RELEASE = /^\/areas\/[^/]+\/[^/]+\//;

/** Whether everybody gets the same reply to a call. @param path with its query */
export function isPublicCall(path: string): boolean {
  return CALLS.some((call) => call.test(path));
}

/** Whether a path is a stored picture in some width. @param path with its query */
export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/** Whether a path is a file of a release. */
export function isReleaseFile(path: string): boolean {
  return RELEASE.test(path);
}

/** Folder of the release that a file belongs to: `/areas/mf-public/1.2.0/`; undefined for any other path. */
export function releaseFolder(path: string): string | undefined {
  return RELEASE.exec(path)?.[0];
}

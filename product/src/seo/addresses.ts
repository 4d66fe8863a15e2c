const MENU = /^\/restaurant\/([^/]+)\/menu$/;

/** Address of a restaurant's menu. */
export function menuAddress(origin: string, slug: string): string {
  return `${origin}/restaurant/${encodeURIComponent(slug)}/menu`;
}

/** The slug in a menu's path; undefined for every other path. */
export function findSlug(path: string): string | undefined {
  const encoded = MENU.exec(path)?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}

/** A stored picture (`/api/files/….webp`) as link previews take it: JPEG, 1200 × 630. */
export function previewAddress(origin: string, picture: string): string {
  return origin + picture.replace(/\.webp$/, '.jpg');
}

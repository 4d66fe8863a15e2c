import type { LiveRegistry, PagePurpose } from 'platform/contract';

/**
 * The path of the page with a purpose for a role: that role's page, else the one for everybody. Undefined
 * when no live area has one.
 */
export function findPage(
  { areas }: Pick<LiveRegistry, 'areas'>,
  purpose: PagePurpose,
  role?: string,
): string | undefined {
  const pages = areas.flatMap(({ pages = [] }) => pages.filter((page) => page.purpose === purpose));
  const own = pages.find(({ roles }) => role !== undefined && roles?.includes(role));
  return (own ?? pages.find(({ roles }) => roles === undefined))?.path;
}

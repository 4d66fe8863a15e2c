import type { TFunction } from 'i18next';
import { placeName } from 'shared-api/place-name';
import { formatList } from 'shared-ui';

/** Address of a restaurant's menu. */
export function menuPath(slug: string): string {
  return `/restaurant/${encodeURIComponent(slug)}/menu`;
}

/** The location line: region with optional commune (requirements 2.3); undefined without a region. */
export function locationLine(
  { region, commune }: { region: string | null; commune: string | null },
  t: TFunction,
  language: string,
): string | undefined {
  return region ? formatList([placeName(t, region), placeName(t, commune)], language) : undefined;
}

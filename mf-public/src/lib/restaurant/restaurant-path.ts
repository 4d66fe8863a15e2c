/** Address of a restaurant's menu. */
export function menuPath(slug: string): string {
  return `/restaurant/${encodeURIComponent(slug)}/menu`;
}

/** The location line: region with optional commune (requirements 2.3); undefined without a region. */
export function locationLine(place: { region: string | null; commune: string | null }): string | undefined {
  if (!place.region) return undefined;
  return place.commune ? `${place.region}, ${place.commune}` : place.region;
}

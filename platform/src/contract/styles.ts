import type { AreaRelease } from './registry.ts';

interface StyleLink {
  readonly sheet: { readonly cssRules: unknown } | null;
  getAttribute(name: string): string | null;
  remove(): void;
}

/** The part of `Document` that {@link removeFailedStyles} needs. */
export interface StyledDocument {
  querySelectorAll(selector: 'link[rel=stylesheet]'): Iterable<StyleLink>;
}

/**
 * Removes style sheets of a release that failed to load. An area's loader assumes that an existing link is loaded, so
 * call this before every attempt to load the area; otherwise it may appear unstyled.
 */
export function removeFailedStyles(document: StyledDocument, release: AreaRelease): void {
  const ofMounts = release.mounts.flatMap(({ styles = [] }) => styles);
  const addresses = new Set([...release.styles, ...ofMounts]);
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    if (addresses.has(link.getAttribute('href') ?? '') && !hasRules(link)) link.remove();
  }
}

/** The sheet of a failed link is null or, in Chromium, has rules that can't be read. */
function hasRules(link: StyleLink): boolean {
  try {
    return link.sheet?.cssRules !== undefined;
  } catch {
    return false;
  }
}

import { matchRoutes } from 'react-router-dom';
import { mountRoutes } from 'platform/contract';
import type { LiveRegistry } from 'platform/contract';

/** Who owns a part of the page. */
export interface Owner {
  readonly name: string;
  readonly version: string;
  readonly team?: string;
  /** `shown`: it is its own work; `failed`, `coming`: the shell stands in. */
  readonly state: 'shown' | 'failed' | 'coming';
}

/** A part of the page: an element and who owns it. */
export interface PagePart {
  readonly element: Element;
  readonly owner: Owner;
}

/** What decides who owns what. */
export interface Ownership {
  readonly registry: LiveRegistry;
  readonly loaded: Readonly<Record<string, { readonly version: string } | undefined>>;
  readonly failed: Readonly<Record<string, unknown>>;
  readonly pathname: string;
}

/** CSS pixels. */
const SMALLEST = 4;

/** Marks an element inside the frame, or inside an area, that is another area's: a slot. */
const SLOT = '[data-area]';

/**
 * The parts of a page: the region between header and footer is the area's whose address it is, a slot its own area's, all
 * else the shell's. A dialog over the page belongs to its opener.
 */
export function findParts(page: Document, ownership: Ownership): PagePart[] {
  const main = page.querySelector('main');
  const frame = main?.parentElement;
  const around = frame ? [...frame.children].filter((element) => element !== main && isVisible(element)) : [];
  const shell = shellOf(ownership);
  const region = main ? [{ element: main, owner: ownerOfAddress(ownership) ?? shell }] : [];
  const slots = [...page.querySelectorAll(SLOT)].filter(isVisible).map((element) => ({
    element,
    owner: ownerOf(element.getAttribute('data-area') ?? '', ownership) ?? shell,
  }));
  const dialogs = [...page.querySelectorAll('dialog[open]')].map((element) => {
    const slot = element.parentElement?.closest(SLOT)?.getAttribute('data-area');
    const isOfRegion = main?.contains(element) ?? false;
    const owner = slot ? ownerOf(slot, ownership) : isOfRegion ? ownerOfAddress(ownership) : undefined;
    return { element, owner: owner ?? shell };
  });
  return [...around.map((element) => ({ element, owner: shell })), ...region, ...slots, ...dialogs];
}

function shellOf({ registry }: Ownership): Owner {
  return { name: 'shell', version: registry.shell, state: 'shown' };
}

function ownerOfAddress(ownership: Ownership): Owner | undefined {
  const { registry, pathname } = ownership;
  const mounted = matchRoutes(mountRoutes(registry.areas), pathname)?.[0]?.route.handle;
  return mounted && ownerOf(mounted.area.name, ownership);
}

function ownerOf(name: string, { registry, loaded, failed }: Ownership): Owner | undefined {
  const release = registry.areas.find((area) => area.name === name);
  if (!release) return undefined;
  const state = loaded[name] ? 'shown' : name in failed ? 'failed' : 'coming';
  const { team } = release;
  // What is on the page may be older than what is live.
  return { name, version: loaded[name]?.version ?? release.version, ...(team ? { team } : {}), state };
}

/** What is only there for screen readers is no part that anybody sees. */
function isVisible(element: Element): boolean {
  const { width, height, bottom } = element.getBoundingClientRect();
  const { position } = getComputedStyle(element);
  const isAway = bottom <= 0 && (position === 'fixed' || position === 'absolute');
  return width >= SMALLEST && height >= SMALLEST && !isAway;
}

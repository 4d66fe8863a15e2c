import type { LiveRegistry } from 'platform/contract';
import { findTarget } from '../../lib/find-target.ts';

/** Who owns a part of the page. */
export interface Owner {
  readonly name: string;
  readonly version: string;
  readonly team?: string;
  /** `shown`: the owner's screen; `failed`, `coming`: the shell's placeholder. */
  readonly state: 'shown' | 'failed' | 'coming';
}

/** A part of the page: an element and who owns it. */
export interface PagePart {
  readonly element: Element;
  readonly owner: Owner;
}

/** The state that decides who owns a part. */
export interface Ownership {
  readonly registry: LiveRegistry;
  readonly loaded: Readonly<Record<string, { readonly version: string } | undefined>>;
  readonly failed: Readonly<Record<string, unknown>>;
  readonly pathname: string;
}

/** CSS pixels. */
const SMALLEST = 4;

/** Marks a slot: an element inside the frame or an area that belongs to another area. */
const SLOT = '[data-area]';

/**
 * The parts of a page: the region between header and footer belongs to the area of the address, a slot to its own area,
 * all else to the shell. A dialog over the page belongs to its opener.
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
  const target = findTarget(ownership.registry, ownership.pathname);
  return target.kind === 'area' ? ownerOf(target.mounted.area.name, ownership) : undefined;
}

function ownerOf(name: string, { registry, loaded, failed }: Ownership): Owner | undefined {
  const release = registry.areas.find((area) => area.name === name);
  if (!release) return undefined;
  const state = loaded[name] ? 'shown' : name in failed ? 'failed' : 'coming';
  const { team } = release;
  // The page's version may be older than the live one.
  return { name, version: loaded[name]?.version ?? release.version, ...(team ? { team } : {}), state };
}

/** Content for screen readers only has no visible box. */
function isVisible(element: Element): boolean {
  const { width, height, bottom } = element.getBoundingClientRect();
  const { position } = getComputedStyle(element);
  const isAway = bottom <= 0 && (position === 'fixed' || position === 'absolute');
  return width >= SMALLEST && height >= SMALLEST && !isAway;
}

import type { PagePurpose } from 'platform/contract';
import { useAreasState } from './areas-context.ts';
import { findPage } from './find-page.ts';

/** The path of the page with a purpose; undefined when no live area has one. */
export function useFoundPage(purpose: PagePurpose, role?: string): string | undefined {
  return useAreasState(({ registry }) => findPage(registry, purpose, role));
}

/** The same, with the start page in its place. */
export function usePagePath(purpose: PagePurpose, role?: string): string {
  return useFoundPage(purpose, role) ?? '/';
}

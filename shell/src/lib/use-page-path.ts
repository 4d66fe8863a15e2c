import type { PagePurpose } from 'platform/contract';
import { useAreasState } from './areas-context.ts';
import { findPage } from './find-page.ts';

/** The path of the page with a purpose; the start page while no live area has one. */
export function usePagePath(purpose: PagePurpose, role?: string): string {
  return useAreasState(({ registry }) => findPage(registry, purpose, role)) ?? '/';
}

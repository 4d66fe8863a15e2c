import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Areas, AreasState } from '../features/area/areas.ts';

const AreasContext = createContext<Areas | null>(null);

/** Provides the page's areas. */
export const AreasProvider = AreasContext.Provider;

/** The page's areas. @throws outside an `AreasProvider` */
export function useAreas(): Areas {
  const areas = useContext(AreasContext);
  if (!areas) throw new Error('useAreas needs an AreasProvider above it.');
  return areas;
}

/** A part of the areas' state. */
export function useAreasState<T>(select: (state: AreasState) => T): T {
  return useStore(useAreas().state, select);
}

import { createDeviceStore, type DeviceStore } from './device-store.ts';

/** Ids of the restaurants that the visitor has marked. */
export type Favourites = readonly string[];

export function createFavouriteStore(): DeviceStore<Favourites> {
  return createDeviceStore<Favourites>({
    key: 'maida.favourites',
    empty: [],
    revive: (stored) =>
      Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : undefined,
  });
}

/** Marks a restaurant, or takes the mark away. */
export function toggleFavourite(favourites: Favourites, id: string): Favourites {
  return favourites.includes(id) ? favourites.filter((known) => known !== id) : [...favourites, id];
}

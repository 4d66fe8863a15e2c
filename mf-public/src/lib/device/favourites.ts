import { createStoredValue } from 'shared-api';
import { createDeviceStore, type DeviceStore } from './device-store.ts';

/** Ids of the visitor's favourite restaurants. */
export type Favourites = readonly string[];

export function createFavouriteStore(): DeviceStore<Favourites> {
  const stored = createStoredValue<Favourites>({
    key: 'maida.favourites',
    version: 1,
    fallback: [],
    parse: (value) =>
      Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : undefined,
  });
  return createDeviceStore(stored, []);
}

/** Adds or removes a favourite. */
export function toggleFavourite(favourites: Favourites, id: string): Favourites {
  return favourites.includes(id) ? favourites.filter((known) => known !== id) : [...favourites, id];
}

import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import type { DeviceOrder } from 'shared-api/contract';
import { useStore } from 'zustand';
import { createBasketStore, EMPTY_BASKET, withBasket, type Basket, type Baskets } from './basket.ts';
import { createContactStore, type Contact } from './contact.ts';
import { createDeviceOrderStore } from './device-orders.ts';
import { createFavouriteStore, type Favourites } from './favourites.ts';
import type { DeviceState, DeviceStore } from './device-store.ts';

interface Device {
  readonly baskets: DeviceStore<Baskets>;
  readonly contact: DeviceStore<Contact | null>;
  readonly favourites: DeviceStore<Favourites>;
  readonly orders: DeviceStore<readonly DeviceOrder[]>;
}

const DeviceContext = createContext<Device | null>(null);

function createDevice(): Device {
  return {
    baskets: createBasketStore(),
    contact: createContactStore(),
    favourites: createFavouriteStore(),
    orders: createDeviceOrderStore(),
  };
}

/** Gives what this device keeps to every page of the area; read after the first render, so a server renders the same. */
export function DeviceProvider(props: { children: ReactNode }) {
  const [device] = useState(createDevice);
  useEffect(() => {
    const ends = Object.values(device).map((store) => store.connect());
    return () => ends.forEach((end) => end());
  }, [device]);
  return <DeviceContext value={device}>{props.children}</DeviceContext>;
}

function useDevice(): Device {
  const device = useContext(DeviceContext);
  if (!device) throw new Error('useDevice needs a DeviceProvider above it.');
  return device;
}

/** The basket of one restaurant, and how to change it. */
export function useBasket(restaurantId: string): [Basket, (change: (basket: Basket) => Basket) => void] {
  const { baskets } = useDevice();
  const basket = useStore(baskets, (state) => state.value[restaurantId] ?? EMPTY_BASKET);
  const change = useCallback(
    (next: (basket: Basket) => Basket) => {
      baskets.update((all) => withBasket(all, restaurantId, next(all[restaurantId] ?? EMPTY_BASKET)));
    },
    [baskets, restaurantId],
  );
  return [basket, change];
}

/** How to change any restaurant's basket. */
export function useBaskets(): DeviceStore<Baskets>['update'] {
  return useDevice().baskets.update;
}

/** The contact that the visitor let this device keep. */
export function useKeptContact(): [Contact | null, (contact: Contact | null) => void] {
  const { contact } = useDevice();
  const kept = useStore(contact, (state) => state.value);
  return [kept, (next) => contact.update(() => next)];
}

/** The restaurants marked on this device. */
export function useDeviceFavourites(): [DeviceState<Favourites>, DeviceStore<Favourites>['update']] {
  const { favourites } = useDevice();
  return [useStore(favourites), favourites.update];
}

/** The orders placed on this device. */
export function useDeviceOrders(): [
  DeviceState<readonly DeviceOrder[]>,
  DeviceStore<readonly DeviceOrder[]>['update'],
] {
  const { orders } = useDevice();
  return [useStore(orders), orders.update];
}

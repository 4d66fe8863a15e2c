import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { type DeviceOrder, useSession } from 'shared-api';
import { useStore } from 'zustand';
import { createBasketStore, EMPTY_BASKET, withBasket, type Basket, type Baskets } from './basket.ts';
import { createChoiceStore, withChoice, type Choices } from './choices.ts';
import { createContactStore, type Contact } from './contact.ts';
import { createDeviceOrderStore } from './device-orders.ts';
import { createDraftStore, draftFor, withDraft, type Draft, type Drafts } from './drafts.ts';
import type { Portions } from './basket-lines.ts';
import { createFavouriteStore, type Favourites } from './favourites.ts';
import type { DeviceState, DeviceStore } from './device-store.ts';

interface Device {
  readonly baskets: DeviceStore<Baskets>;
  readonly choices: DeviceStore<Choices>;
  readonly contact: DeviceStore<Contact | null>;
  readonly drafts: DeviceStore<Drafts>;
  readonly favourites: DeviceStore<Favourites>;
  readonly orders: DeviceStore<readonly DeviceOrder[]>;
}

const DeviceContext = createContext<Device | null>(null);

function createDevice(): Device {
  return {
    baskets: createBasketStore(),
    choices: createChoiceStore(),
    contact: createContactStore(),
    drafts: createDraftStore(),
    favourites: createFavouriteStore(),
    orders: createDeviceOrderStore(),
  };
}

/** Provides this device's stored data; read after the first render, so that a server renders the same. */
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

/** What was chosen of a dish and not yet added; read once, and how to keep it. */
export function useKeptChoice(itemId: string): [Portions | null, (choice: Portions | null) => void] {
  const { choices } = useDevice();
  const keep = useCallback(
    (choice: Portions | null) => choices.update((all) => withChoice(all, itemId, choice)),
    [choices, itemId],
  );
  return [choices.getState().value[itemId] ?? null, keep];
}

/** The contact stored on this device. */
export function useStoredContact(): [Contact | null, (contact: Contact | null) => void] {
  const { contact } = useDevice();
  const stored = useStore(contact, (state) => state.value);
  return [stored, (next) => contact.update(() => next)];
}

/**
 * The unsent input for a restaurant: kept by this window through a reload, a sign-out and a failed area, and
 * shown only in this window. Read once; typing does not render again.
 */
export function useDraft(
  restaurantId: string,
): [Draft['values'] | null, (values: Draft['values'] | null) => void] {
  const { drafts } = useDevice();
  const userId = useSession((session) => session.user?.id ?? null);
  const storeDraft = useCallback(
    (values: Draft['values'] | null) =>
      drafts.update((all) => withDraft(all, restaurantId, values && { userId, values })),
    [drafts, restaurantId, userId],
  );
  return [draftFor(drafts.getState().value, restaurantId, userId), storeDraft];
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

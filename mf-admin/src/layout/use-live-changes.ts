import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveEvents } from 'shared-api';
import type { AuditObject } from 'shared-api/contract';
import { ADMIN_KEY } from '../lib/admin-keys.ts';

/** Changes of one action are handled together. */
const TOGETHER_MS = 200;
/** What is on screen is refetched at most this often. */
const REFRESH_MS = 2000;

/** Second part of the query keys that a change may concern. */
const SHOWN_IN: Partial<Record<AuditObject, readonly string[]>> = {
  user: ['user', 'figure', 'approval', 'restaurant', 'audit'],
  provider: ['user', 'figure', 'approval', 'restaurant', 'audit'],
  restaurant: ['restaurant', 'approval', 'order', 'statistics', 'audit'],
  order: ['order', 'figure', 'statistics', 'audit'],
  message: ['contact', 'audit'],
  review: ['review', 'audit'],
  settings: ['settings', 'audit'],
};
/** A customer's order changes figures; the list of orders handles its events itself. */
const SHOWN_OF_ORDERS = ['figure', 'statistics'];

/** The settings are shared by all areas, so their key does not start with this area's. */
function featureOf({ queryKey }: Query): unknown {
  return queryKey[0] === ADMIN_KEY[0] ? queryKey[1] : queryKey[0];
}

/** Updates every page of the area with what other admins do, and after a lost connection. */
export function useLiveChanges(): void {
  const client = useQueryClient();
  const pending = useRef(new Set<unknown>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readAt = useRef(0);

  function read(): void {
    const features = pending.current;
    pending.current = new Set();
    timer.current = undefined;
    readAt.current = Date.now();
    void client.invalidateQueries({ predicate: (query) => features.has(featureOf(query)) });
  }

  function readSoon(features: readonly string[]): void {
    for (const feature of features) pending.current.add(feature);
    timer.current ??= setTimeout(read, Math.max(TOGETHER_MS, readAt.current + REFRESH_MS - Date.now()));
  }

  useLiveEvents((event) => {
    if (event.type === 'change') readSoon(SHOWN_IN[event.data.kind] ?? []);
    if (event.type === 'order') readSoon(SHOWN_OF_ORDERS);
    // A page that has just opened is loading already.
    if (event.type === 'open')
      void client.invalidateQueries({ queryKey: ADMIN_KEY }, { cancelRefetch: false });
  });

  useEffect(() => () => clearTimeout(timer.current), []);
}

import { createStoredValue, isRecord } from 'shared-api';
import { createDeviceStore, type DeviceStore } from './device-store.ts';

/** Unsent input of a form. */
export interface Draft {
  /** The user who typed it: nobody else on this device is shown it. Null for a guest. */
  readonly userId: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Drafts by restaurant id. */
export type Drafts = Readonly<Record<string, Draft>>;

export function createDraftStore(): DeviceStore<Drafts> {
  const stored = createStoredValue<Drafts>({
    key: 'maida.drafts',
    storage: 'session',
    version: 1,
    fallback: {},
    parse: (value) => (isRecord(value) ? (value as Drafts) : undefined),
  });
  return createDeviceStore(stored, {});
}

/** The draft that a user may see: their own, or a guest's, who may have signed in since. */
export function draftFor(
  drafts: Drafts,
  restaurantId: string,
  userId: string | null,
): Draft['values'] | null {
  const draft: unknown = drafts[restaurantId];
  if (!isRecord(draft) || !isRecord(draft['values'])) return null;
  return draft['userId'] === null || draft['userId'] === userId ? draft['values'] : null;
}

/** Replaces the draft of a restaurant; null removes it. */
export function withDraft(drafts: Drafts, restaurantId: string, draft: Draft | null): Drafts {
  const others = Object.entries(drafts).filter(([id]) => id !== restaurantId);
  return Object.fromEntries(draft ? [...others, [restaurantId, draft]] : others);
}

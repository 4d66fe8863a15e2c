import { REGISTRY_PATH } from 'platform/contract';
import type { LiveRegistry } from 'platform/contract';

const TIMEOUT_MS = 10_000;

/** Fetches the live releases from the delivery server. */
export type RegistryReader = () => Promise<LiveRegistry>;

/** Reads the live registry again while the page is open. @throws when the request fails or returns no registry */
export async function readRegistry(): Promise<LiveRegistry> {
  const response = await fetch(REGISTRY_PATH, {
    cache: 'no-cache',
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${String(response.status)}.`);
  const registry: unknown = await response.json();
  if (!isRegistry(registry)) throw new Error(`${REGISTRY_PATH} holds no registry.`);
  return registry;
}

function isRegistry(value: unknown): value is LiveRegistry {
  return typeof value === 'object' && value !== null && 'areas' in value && Array.isArray(value.areas);
}

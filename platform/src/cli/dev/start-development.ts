import type { App } from '../../build/index.ts';
import { createDelivery, type Delivery, type DeliveryOptions } from '../../delivery/index.ts';
import { startApp, type DevelopmentApp } from './development-app.ts';
import { DevelopmentSource } from './development-source.ts';

/** Options of {@link startDevelopment}. */
export interface DevelopmentOptions extends Pick<DeliveryOptions, 'apiBase' | 'headTags' | 'onError'> {
  /** Areas and the shell, which is required. */
  readonly apps: readonly App[];
  /** Called when an app's server has started. */
  readonly onStart?: (app: { name: string; origin: string }) => void;
}

/** The development servers of all apps, and the handler that serves the page composed of them. */
export interface Development {
  readonly delivery: Delivery;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a development server with hot reload for each app; pass `delivery` all requests that are not the service's.
 */
export async function startDevelopment(options: DevelopmentOptions): Promise<Development> {
  const apps: DevelopmentApp[] = [];
  const stop = async () => {
    await Promise.all(apps.map((app) => app.stop()));
  };
  try {
    for (const app of options.apps) {
      const started = await startApp(app);
      apps.push(started);
      options.onStart?.(started);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const origins = apps.flatMap(({ origin }) => [origin, origin.replace('http', 'ws')]);
  const { apiBase = '', headTags, onError } = options;
  const delivery = createDelivery({
    source: new DevelopmentSource(apps),
    apiBase,
    origins,
    isDevelopment: true,
    faultSwitch: { isOpen: true },
    ...(headTags ? { headTags } : {}),
    ...(onError ? { onError } : {}),
  });
  return { delivery, stop };
}

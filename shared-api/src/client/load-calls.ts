import type { AxiosInstance } from 'axios';
import { ApiError } from './api-error.ts';
import type { Api } from './client.ts';
import type { HttpOptions } from './http.ts';
import { nextTask } from '../next-task.ts';

type Call = (input?: unknown, options?: unknown) => Promise<unknown>;
type UntypedApi = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** A rendered page contains its first replies, so the code for calls loads only with the first call. */
async function loadCalls() {
  try {
    return await import(/* webpackChunkName: "calls" */ './calls.ts');
  } catch (error) {
    throw new ApiError('network_error', 0, null, { cause: error });
  }
}

/**
 * An axios instance like the page's, for another service than the contract's.
 *
 * @throws ApiError `network_error` when its code can't be fetched
 */
export async function loadHttp(options: HttpOptions): Promise<AxiosInstance> {
  return (await loadCalls()).createHttp(options);
}

/** The typed client of the service, whose code is fetched with the first call; a failed load fails that call alone. */
export function createDeferredApi(options: HttpOptions): Api {
  let loading: Promise<Api> | undefined;
  const load = async () => {
    const { createApi, createHttp } = await loadCalls();
    await nextTask();
    return createApi(createHttp(options));
  };
  const call = async (feature: string, operation: string, input: unknown, how: unknown) => {
    loading ??= load();
    const api = await loading.catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const found = (api as unknown as UntypedApi)[feature]?.[operation];
    if (!found) throw new TypeError(`The contract has no ${feature}.${operation}.`);
    return found(input, how);
  };
  const ofFeature = (feature: string) =>
    remembered(
      (operation): Call =>
        (input, how) =>
          call(feature, operation, input, how),
    );
  // Before the first call only the type of the contract's table is known.
  return remembered(ofFeature) as unknown as Api;
}

/** An object whose properties are created when first read. */
function remembered<T>(make: (name: string) => T): Readonly<Record<string, T>> {
  const known: Record<string, T> = {};
  return new Proxy(known, {
    get: (_target, name) => (typeof name === 'string' ? (known[name] ??= make(name)) : undefined),
  });
}

import { createPlatformClient, type PlatformClient } from '../../contract/index.ts';
import { handlers, type Call, type HandledOperation } from './handlers.ts';
import { parseInput } from './parse-input.ts';

/** The platform of the local store, called as over HTTP, but that a build needs no archive. */
export type LocalPlatform = Omit<PlatformClient, 'addBuild'>;

/** @param call who calls: somebody who can write the store, and so may do everything */
export function localPlatform(call: () => Omit<Call, 'input'>): LocalPlatform {
  return createPlatformClient(async (operation, input = {}) => {
    const handle = handlers[operation as HandledOperation] as (call: Call<unknown>) => Promise<unknown>;
    return handle({ ...call(), input: parseInput(operation, input) });
  });
}

import { REGISTRY_PATH } from '../contract/constants.ts';
import { FAULTY_PATH } from '../contract/faults.ts';
import { PLATFORM_PATH } from '../contract/releases.ts';

/** The platform's own paths; no area mounts there, nor below. */
export const OWN_PATHS: readonly string[] = [PLATFORM_PATH, '/areas', FAULTY_PATH, REGISTRY_PATH];

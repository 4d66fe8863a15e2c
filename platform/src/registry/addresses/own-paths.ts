import { FAULTY_PATH, PLATFORM_PATH, REGISTRY_PATH } from '../../contract/index.ts';

/** The platform's own paths; no area mounts there, nor below. */
export const OWN_PATHS: readonly string[] = [PLATFORM_PATH, '/areas', FAULTY_PATH, REGISTRY_PATH];

export { createGate } from './create-gate.ts';
export type { GateOptions } from './create-gate.ts';
export type { Candidate, SlowCheck } from './candidate.ts';
export { createSmokeTest } from './smoke/smoke-test.ts';
export type { SmokeTest, SmokeTestOptions } from './smoke/smoke-test.ts';
export type { SmokeService } from './smoke/serve-set.ts';
export { createContractTypesCheck } from './types/check-contract-types.ts';
export { readGateSettings } from './read-gate-settings.ts';

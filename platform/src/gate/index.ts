export { createGate } from './create-gate.ts';
export type { Candidate, DeepCheck, GateOptions } from './create-gate.ts';
export { createSmoke } from './smoke/smoke.ts';
export type { Smoke, SmokeOptions } from './smoke/smoke.ts';
export type { SmokeService } from './smoke/serve-set.ts';
export { createContractCheck } from './types/check-contract.ts';

export { createGate } from './create-gate.ts';
export type { Candidate, DeepCheck, GateOptions } from './create-gate.ts';

export { readComposition, signComposition } from './composition-link.ts';
export { ReleaseDesk } from './desk.ts';
export type { DeskOptions, DeskReport } from './desk.ts';
export { readFaultPermit, signFaultPermit } from './fault-permit.ts';
export type { Gate, GateDepth, GateReport, VersionSet } from './gate.ts';
export type { HealthReport, HealthSource } from './health-source.ts';
export { loadPlatformSecret } from './secret.ts';

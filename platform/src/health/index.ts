export { AutomaticRollback } from './automatic-rollback.ts';
export type { AutomaticRollbackOptions, RollbackEvent } from './automatic-rollback.ts';
export { HealthMonitor } from './health-monitor.ts';
export type { HealthMonitorOptions } from './health-monitor.ts';
export { PageTokens } from './page-tokens.ts';
export type { DeliveredPage, PageTokensOptions, Sender } from './page-tokens.ts';
export { ServerEvidence } from './server-evidence.ts';
export type { ServerEvidenceOptions } from './server-evidence.ts';

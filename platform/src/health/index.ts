export { AutomaticRollback } from './automatic-rollback.ts';
export type { AutomaticRollbackOptions } from './automatic-rollback.ts';
export { HealthMonitor } from './health-monitor.ts';
export type { HealthMonitorOptions } from './health-monitor.ts';

export { HealthGuard } from './health-guard.ts';
export type { HealthGuardOptions } from './health-guard.ts';
export { HealthMonitor } from './health-monitor.ts';
export type { HealthMonitorOptions } from './health-monitor.ts';

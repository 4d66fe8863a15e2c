export { readComposition, signComposition } from './composition-link.ts';
export { ReleaseService } from './release-service.ts';
export type { ReleaseServiceOptions, ChangeReport } from './release-service.ts';
export { readFaultPermit, signFaultPermit } from './fault-permit.ts';
export type { Gate, GateDepth, GateReport, VersionSet } from './gate.ts';
export type { HealthReport, HealthSource } from './health-source.ts';
export { ReleaseWebhook } from './release-webhook.ts';
export type { ReleaseWebhookOptions, RolledBack } from './release-webhook.ts';
export { loadPlatformSecret } from './secret.ts';

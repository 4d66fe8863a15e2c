import type { Command } from './command.ts';

/** All commands by name. Each is loaded when it is used, so that a small one answers at once. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map<string, () => Promise<Command>>([
  ['release', async () => (await import('./release.ts')).release],
  ['promote', async () => (await import('./change.ts')).promote],
  ['canary', async () => (await import('./change.ts')).canary],
  ['rollback', async () => (await import('./change.ts')).rollback],
  ['retire', async () => (await import('./retire.ts')).retire],
  ['check', async () => (await import('./status.ts')).check],
  ['status', async () => (await import('./status.ts')).status],
  ['history', async () => (await import('./status.ts')).history],
  ['prune', async () => (await import('./prune.ts')).prune],
  ['doctor', async () => (await import('./doctor.ts')).doctor],
  ['link', async () => (await import('./access.ts')).link],
  ['fault-link', async () => (await import('./access.ts')).faultLink],
  ['override-link', async () => (await import('./override-link.ts')).overrideLink],
  ['token', async () => (await import('./token.ts')).token],
  ['person', async () => (await import('./rights.ts')).person],
  ['address', async () => (await import('./rights.ts')).address],
  ['acts', async () => (await import('./rights.ts')).acts],
]);

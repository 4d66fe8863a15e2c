import { faultLink, link, token } from './access.ts';
import { canary, promote, rollback } from './change.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { overrideLink } from './override-link.ts';
import { prune } from './prune.ts';
import { release } from './release.ts';
import { check, history, status } from './status.ts';

/** All commands by name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['release', release],
  ['promote', promote],
  ['canary', canary],
  ['rollback', rollback],
  ['check', check],
  ['status', status],
  ['history', history],
  ['prune', prune],
  ['doctor', doctor],
  ['link', link],
  ['fault-link', faultLink],
  ['override-link', overrideLink],
  ['token', token],
]);

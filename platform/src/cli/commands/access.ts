import { FAULT_KINDS, formatFaults, parseFaults } from '../../contract/index.ts';
import {
  compositionOf,
  liveVersions,
  signComposition,
  signFaultPermit,
} from '../../contract/server/index.ts';
import { loadPlatformSecret } from '../../registry/index.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import type { CommandResult } from './command.ts';

const COMPOSITION = /^[0-9a-f]{12}$/;
const WORKING_DAY_MS = 8 * 3_600_000;
const WEEK_MS = 7 * 86_400_000;

/** Signs a link to a composition that anybody may open for a week. */
export async function link({ line, store }: CommandContext): Promise<CommandResult> {
  const [named] = line.operands;
  const composition = named ?? compositionOf(liveVersions(await store().readRegistry()));
  if (!COMPOSITION.test(composition))
    throw new UsageError(`"${composition}" is not the id of a composition.`);
  const secret = await loadPlatformSecret(line.dataDir, process.env['PLATFORM_SECRET']);
  const expiresAt = Date.now() + WEEK_MS;
  const value = signComposition(secret, composition, expiresAt);
  const expires = new Date(expiresAt).toISOString();
  return {
    text: `Add this to the URL of any page, valid until ${expires.slice(0, 10)}:  ?composition=${value}`,
    data: { composition, value, expires },
  };
}

/** Signs a link that permits one browser to simulate faults for 8 hours. */
export async function faultLink({ line }: CommandContext): Promise<CommandResult> {
  const faults = parseFaults(line.operands.join('~'));
  if (Object.keys(faults).length !== line.operands.length) {
    throw new UsageError(
      `Usage: platform fault-link [<area>:<fault>[=<detail>] …] with a fault of ${FAULT_KINDS.join(', ')}`,
    );
  }
  const secret = await loadPlatformSecret(line.dataDir, process.env['PLATFORM_SECRET']);
  const expiresAt = Date.now() + WORKING_DAY_MS;
  const value = signFaultPermit(secret, { faults, expiresAt });
  const expires = new Date(expiresAt).toISOString();
  const until = `${expires.slice(0, 16).replace('T', ' ')} UTC`;
  return {
    text: `Add this to the URL of any page, valid until ${until}:  ?faults=${value}\nTo end it earlier:  ?faults=off`,
    data: { faults: formatFaults(faults), value, expires },
  };
}

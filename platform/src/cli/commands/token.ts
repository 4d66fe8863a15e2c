import { EVERY_AREA, type Grant, type TokenStatus } from '../../contract/index.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import { formatTable, formatTime } from '../format.ts';
import type { CommandResult } from './command.ts';

const USAGE = 'Usage: platform token create|list|end <name>; see platform --help.';

/** Makes, lists and ends the tokens of pipelines. */
export async function token(context: CommandContext): Promise<CommandResult> {
  const [action, name, ...more] = context.line.operands;
  if (more.length) throw new UsageError(USAGE);
  if (action === 'list' && name === undefined) return list(context);
  if (name === undefined) throw new UsageError(USAGE);
  if (action === 'create') return create(context, name);
  if (action === 'end') return end(context, name);
  throw new UsageError(USAGE);
}

async function create({ line, platform }: CommandContext, name: string): Promise<CommandResult> {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name))
    throw new UsageError(`"${name}" is not a valid name: use a-z, 0-9 and hyphens.`);
  if (!line.grants.length) {
    throw new UsageError(
      'Say what it may do: --area mf-public --acts release,canary,promote (* for every area).',
    );
  }
  const ends = line.ends === undefined ? {} : { endsAt: line.ends };
  const made = await platform().createToken({ name, grants: line.grants, ...ends });
  const text = `For the pipeline (shown only once):  PLATFORM_TOKEN=${made.token}\nIt may: ${formatGrants(line.grants)}.`;
  return { text, data: { name: made.name, token: made.token } };
}

async function end({ platform }: CommandContext, name: string): Promise<CommandResult> {
  const { tokens } = await platform().endToken({ name });
  return { text: `The token ${name} has ended, on every server within a second.`, data: { tokens } };
}

async function list({ platform }: CommandContext): Promise<CommandResult> {
  const { tokens } = await platform().listTokens();
  const rows = tokens.map(rowOf);
  const text = rows.length
    ? formatTable(['name', 'may', 'state', 'last used', 'ends', 'made by'], rows)
    : 'There is no token.';
  return { text, data: { tokens } };
}

function rowOf({ name, grants, state, lastUsedAt, endsAt, madeBy }: TokenStatus): string[] {
  const timeOf = (time: string | null) => (time === null ? '–' : formatTime(time));
  return [name, formatGrants(grants), state, timeOf(lastUsedAt), timeOf(endsAt), madeBy];
}

/** `mf-public: release, canary; shell: look` */
export function formatGrants(grants: readonly Grant[]): string {
  return grants
    .map(({ area, acts }) => `${area === EVERY_AREA ? 'every area' : area}: ${acts.join(', ')}`)
    .join('; ');
}

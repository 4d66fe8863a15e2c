import { OVERRIDE_PATH, type AreaOverride } from '../../contract/index.ts';
import { parseOverride, signOverrides } from '../../contract/server/index.ts';
import { loadPlatformSecret } from '../../registry/index.ts';
import { UsageError } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';
import type { CommandResult } from './command.ts';

const USAGE = 'Usage: platform override-link <area>=<origin> …, e.g. mf-provider=http://127.0.0.1:3012';
const WORKING_DAY_MS = 8 * 3_600_000;

/**
 * Signs a link with which one browser loads areas from development servers for 8 hours. The product asks before
 * turning it on and checks that the origins are allowed.
 */
export async function overrideLink({ line }: CommandContext): Promise<CommandResult> {
  if (!line.operands.length) throw new UsageError(USAGE);
  const overrides = line.operands.map(readOverride);
  const secret = await loadPlatformSecret(line.dataDir, process.env['PLATFORM_SECRET']);
  const expiresAt = Date.now() + WORKING_DAY_MS;
  const value = signOverrides(secret, { overrides, expiresAt });
  const path = `${OVERRIDE_PATH}?value=${value}`;
  const expires = new Date(expiresAt).toISOString();
  const until = `${expires.slice(0, 16).replace('T', ' ')} UTC`;
  return {
    text: `Open this path of the site in the browser that should have it, valid until ${until}:\n  ${path}`,
    data: { overrides, path, value, expires },
  };
}

/** @throws UsageError */
function readOverride(text: string): AreaOverride {
  const [area = '', ...rest] = text.split('=');
  const override = parseOverride(area, rest.join('='));
  if (!override) throw new UsageError(`${text} is not an area with an origin. ${USAGE}.`);
  return override;
}

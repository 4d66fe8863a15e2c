import type { CommandContext } from '../command-context.ts';
import { operandsOf } from './command.ts';
import type { CommandResult } from './command.ts';

/** Takes an area out; says which addresses that concerns, and how it comes back. */
export async function retire({ line, platform }: CommandContext): Promise<CommandResult> {
  const [area] = operandsOf(line, ['area']);
  const data = await platform().retire({ area, why: line.why });
  const { addresses, version } = data;
  const text = [
    `${area} is retired; ${version} was live. Its addresses answer 410 Gone and stay its own:`,
    ...addresses.map((pattern) => `  ${pattern}`),
    `To bring it back: platform rollback ${area}`,
  ];
  return { text: text.join('\n'), data };
}

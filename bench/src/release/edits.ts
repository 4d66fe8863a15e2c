import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source of each part, of what all its pages share. */
export const SOURCES: Readonly<Record<string, string>> = {
  shell: 'src/app/frame.tsx',
  'mf-public': 'src/layout/public-layout.tsx',
  'mf-provider': 'src/layout/provider-layout.tsx',
  'mf-admin': 'src/layout/admin-layout.tsx',
  'mf-customer': 'src/layout/customer-layout.tsx',
};

const originals = new Map<string, string>();

// Nobody's sources stay edited, however the benchmark ends.
process.on('exit', () => originals.forEach((text, file) => writeFileSync(file, text)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Changes what a source does, as little as that can be: other than a file that nobody imports, it reaches a chunk. */
export function edit(root: string, part: string, source: string): void {
  const file = join(root, part, source);
  const original = originals.get(file) ?? readFileSync(file, 'utf8');
  originals.set(file, original);
  writeFileSync(file, `${original}\nconsole.debug('${randomUUID()}');\n`);
}

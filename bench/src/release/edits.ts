import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of a part: of one of its pages, and of what all its pages share. */
export const SOURCES: Readonly<Record<string, Readonly<Record<'page' | 'frame', string>>>> = {
  shell: { page: 'src/features/overlay/overlay.tsx', frame: 'src/app/frame.tsx' },
  'mf-public': { page: 'src/features/order/tracking-page.tsx', frame: 'src/layout/public-layout.tsx' },
  'mf-provider': { page: 'src/features/review/review-page.tsx', frame: 'src/layout/provider-layout.tsx' },
  'mf-admin': { page: 'src/features/audit/audit-page.tsx', frame: 'src/layout/admin-layout.tsx' },
  'mf-customer': { page: 'src/features/profile/profile-page.tsx', frame: 'src/layout/customer-layout.tsx' },
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

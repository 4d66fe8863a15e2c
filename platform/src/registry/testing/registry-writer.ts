/*
 * A process that changes a registry repeatedly, for tests with several or killed writers:
 * `node registry-writer.ts <folder> <area> <count>`. Prints a line after the first change.
 */
import { applyPromotion, EMPTY_REGISTRY } from '../store/registry-changes.ts';
import { DiskRevisionLog } from '../store/disk-revision-log.ts';

const [folder = '', area = '', count = '0'] = process.argv.slice(2);
const revisions = new DiskRevisionLog(folder, EMPTY_REGISTRY);
for (let index = 0; index < Number(count); index += 1) {
  await revisions.write((registry) =>
    applyPromotion(registry, area, `v${index}`, { who: area, why: 'test' }),
  );
  if (index === 0) process.stdout.write('begun\n');
}

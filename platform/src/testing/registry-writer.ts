/*
 * A process that changes a registry again and again, for the tests of several writers and of killed ones:
 * `node registry-writer.ts <folder> <area> <count>`. Says so when it has begun.
 */
import { promoted } from '../store/registry.ts';
import { DiskRevisionLog } from '../store/disk-revision-log.ts';

const [folder = '', area = '', count = '0'] = process.argv.slice(2);
const revisions = new DiskRevisionLog(folder);
for (let index = 0; index < Number(count); index += 1) {
  await revisions.write((registry) => promoted(registry, area, `v${index}`, { who: area, why: 'test' }));
  if (index === 0) process.stdout.write('begun\n');
}

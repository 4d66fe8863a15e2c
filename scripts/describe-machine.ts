import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { availableParallelism, freemem, loadavg, tmpdir, totalmem } from 'node:os';
import { findChromium } from 'platform/chromium';

const GIB = 1024 ** 3;

/** What a run of the tests meets: cores, load, memory, disk, Node and Chromium, in one line. */
export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  const { bavail, bsize } = statfsSync(tmpdir());
  return [
    `${availableParallelism()} cores`,
    `load ${load.join(' ')}`,
    `${inGib(freemem())} of ${inGib(totalmem())} GiB of memory free`,
    `${inGib(bavail * bsize)} GiB of disk free`,
    `Node ${process.versions.node}`,
    describeChromium(),
  ].join(', ');
}

function inGib(bytes: number): string {
  return (bytes / GIB).toFixed(1);
}

function describeChromium(): string {
  const file = findChromium();
  if (file === undefined) return 'no Chromium';
  return `${execFileSync(file, ['--version'], { encoding: 'utf8' }).trim()} (${file})`;
}

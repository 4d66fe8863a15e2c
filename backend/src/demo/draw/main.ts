import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { BANNER_PICTURES, DISH_PICTURES } from '../picture-keys.ts';
import { writeList } from './list.ts';
import type { DrawOrder } from './worker.ts';

/**
 * Draws the demo pictures: `node main.ts [key …]`, all of them without keys; `banner-*` is a key too.
 * All of them take a few hours of processor time. For a look at a scene while working on it:
 * `node main.ts --samples 8 --scale 0.4 --out /tmp couscous-camel`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'string' },
    scale: { type: 'string' },
    out: { type: 'string' },
    workers: { type: 'string' },
  },
});

const matches = (key: string, wanted: string): boolean =>
  wanted.endsWith('*') ? key.startsWith(wanted.slice(0, -1)) : key === wanted;
const waiting = [...BANNER_PICTURES, ...DISH_PICTURES].filter(
  (key) => positionals.length === 0 || positionals.some((wanted) => matches(key, wanted)),
);

async function work(): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  for (let key = waiting.shift(); key; key = waiting.shift()) {
    const order: DrawOrder = {
      key,
      samples: values.samples === undefined ? null : Number(values.samples),
      scale: values.scale === undefined ? null : Number(values.scale),
      out: values.out ?? null,
    };
    worker.postMessage(order);
    const [line] = await once(worker, 'message');
    process.stdout.write(`${String(line)}\n`);
  }
  await worker.terminate();
}

const workers = Math.min(Number(values.workers ?? availableParallelism()), waiting.length);
await Promise.all(Array.from({ length: workers }, work));
if (values.out === undefined) await writeList();

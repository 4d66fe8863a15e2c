import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BANNER_PICTURES, DISH_PICTURES } from '../picture-keys.ts';

/** Draws the pictures named on the command line, or all of them: `node main.ts [--samples=n] [--scale=k] [--out=folder] [key …]`. */
const flags = new Map<string, string>();
const keys: string[] = [];
for (const argument of process.argv.slice(2)) {
  const flag = /^--(\w+)=(.+)$/.exec(argument);
  if (flag?.[1] && flag[2]) flags.set(flag[1], flag[2]);
  else keys.push(argument);
}
const all: readonly string[] = [...BANNER_PICTURES, ...DISH_PICTURES];
const waiting = keys.length > 0 ? all.filter((key) => keys.some((wanted) => key === wanted || (wanted.endsWith('*') && key.startsWith(wanted.slice(0, -1))))) : [...all];
const options = {
  samples: Number(flags.get('samples') ?? 64),
  scale: Number(flags.get('scale') ?? 1),
  out: flags.get('out') ?? null,
};

async function work(): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  for (let key = waiting.shift(); key; key = waiting.shift()) {
    const done = new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    worker.postMessage({ key, ...options });
    console.log(await done);
  }
  await worker.terminate();
}

await Promise.all(Array.from({ length: Math.min(Number(flags.get('workers') ?? availableParallelism()), waiting.length) }, work));

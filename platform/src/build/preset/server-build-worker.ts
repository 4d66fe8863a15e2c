/* Builds an app for server rendering in a thread of its own; its reply is the file's content. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BuildContext } from './options.ts';
import { buildServer } from './server-build.ts';

parentPort?.postMessage(await buildServer(workerData as BuildContext));

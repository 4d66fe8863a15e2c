/* Builds an app for server rendering in a process of its own, for whoever started it and as long as that lives. */
import { once } from 'node:events';
import type { BuildContext } from './options.ts';
import { buildServer } from './server-build.ts';

/** The file's content, or the compiler's output. */
export interface ServerBuildReply {
  readonly content?: Uint8Array;
  readonly problem?: string;
}

// Whoever started it has the reply, or has ended.
process.once('disconnect', () => process.exit());
const [context] = (await once(process, 'message')) as [BuildContext];
const reply: ServerBuildReply = await buildServer(context).then(
  (content) => ({ content }),
  (error: Error) => ({ problem: error.message }),
);
process.send?.(reply);

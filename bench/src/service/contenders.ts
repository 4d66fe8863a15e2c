import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Recorded } from '../growth/record-statements.ts';
import type { BookingBody } from './bare-booking.ts';

/** Connection of the database. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password: string;
}

/** Options of a contender's process. */
export type Task =
  /** The service itself. */
  | { readonly kind: 'service'; readonly connection: Connection; readonly dataDir: string }
  /** `node:http` that replies with the rows of the same statements. */
  | { readonly kind: 'list'; readonly connection: Connection; readonly statements: readonly Recorded[] }
  /** `node:http` that replies with a prepared buffer. */
  | { readonly kind: 'buffer'; readonly text: string }
  /** `node:http` that stores each order with `pg`, in its own transaction. */
  | { readonly kind: 'orders'; readonly connection: Connection }
  /** The same order repeatedly, without HTTP. */
  | { readonly kind: 'orders without http'; readonly connection: Connection; readonly body: BookingBody };

/** A contender in its own process. */
export interface Contender {
  /** The address it serves; empty for one that serves nothing. */
  readonly url: string;
  /** For `orders without http`: orders per second over some seconds. */
  run(seconds: number): Promise<number>;
  stop(): void;
}

export async function startContender(task: Task): Promise<Contender> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'contender.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send(task);
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    run: async (seconds) => {
      child.send({ seconds });
      const [rate] = (await once(child, 'message')) as [number];
      return rate;
    },
    stop: () => void child.kill(),
  };
}

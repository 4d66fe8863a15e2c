import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { TestService } from './test-service.ts';

/** Run when a cache has expired, or debounced after the reply: their time says nothing about a request. */
const UNTIMED = new Set(['setting.all', 'outbox.notify']);

/** A door to a service that notes which statements its requests send to the database, in their order. */
export interface StatementRecorder {
  readonly url: string;
  /** Names of the statements since the last call; those of background workers are not among them. */
  take(): string[];
  close(): Promise<void>;
}

export async function recordStatements(service: TestService): Promise<StatementRecorder> {
  const ofRequest = new AsyncLocalStorage<true>();
  const seen: string[] = [];
  const query = pg.Client.prototype.query as (...values: unknown[]) => unknown;
  const recording = function (this: pg.Client, ...values: unknown[]): unknown {
    const name = nameOf(values[0]);
    if (ofRequest.getStore() && !UNTIMED.has(name)) seen.push(name);
    return query.apply(this, values);
  };
  pg.Client.prototype.query = recording as typeof pg.Client.prototype.query;
  const server = createServer((request, response) => {
    ofRequest.run(true, () => service.service.handle(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => seen.splice(0),
    close: async () => {
      pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { name, text } = statement as { readonly name?: string; readonly text?: string };
  return name ?? text ?? '';
}

import assert from 'node:assert/strict';
import type { TestClient } from '../../../test/support/test-client.ts';

/** One event as a browser gets it. */
export interface ReceivedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** A browser's end of an event stream. */
export interface TestStream {
  readonly events: ReceivedEvent[];
  /** The value for `Last-Event-ID`. */
  lastEventId(): string;
  /** Milliseconds of the last `retry` hint. */
  retry(): number | null;
  isEnded(): boolean;
  /** Name of the last event, also of one without data. */
  lastEvent(): string | null;
  /** Waits until this many events have arrived, of this name if there is one. Returns those. */
  until(count: number, name?: string): Promise<ReceivedEvent[]>;
  untilEnd(): Promise<void>;
  close(): void;
}

/** Ends only a test that has failed: the machine may be busy. */
const TIMEOUT_MS = 60_000;

async function waitFor(condition: () => boolean, what: () => string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!condition()) {
    assert.ok(Date.now() < end, what());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Opens a stream and waits until it has started. */
export async function openStream(
  client: TestClient,
  path: string,
  lastEventId?: string,
): Promise<TestStream> {
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await client.fetch('GET', path, { headers });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  assert.ok(response.body);
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const events: ReceivedEvent[] = [];
  let seen = '';
  let retry: number | null = null;
  let isEnded = false;
  let lastEvent: string | null = null;
  let isMarked = false;

  function take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
    );
    if (fields.has('retry')) retry = Number(fields.get('retry'));
    const id = fields.get('id');
    if (id !== undefined) seen = id;
    lastEvent = fields.get('event') ?? lastEvent;
    const data = fields.get('data');
    if (data === undefined) isMarked ||= id !== undefined;
    else events.push({ id: seen, event: fields.get('event') ?? 'message', data: JSON.parse(data) });
  }

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  }

  void read()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true;
    });
  await waitFor(
    () => isMarked || isEnded,
    () => 'the stream did not start',
  );
  return {
    events,
    lastEventId: () => seen,
    retry: () => retry,
    isEnded: () => isEnded,
    lastEvent: () => lastEvent,
    until: async (count, name) => {
      const arrived = () => (name === undefined ? events : events.filter(({ event }) => event === name));
      await waitFor(
        () => arrived().length >= count,
        () => `${arrived().length} of ${count}: ${JSON.stringify(events)}`,
      );
      return arrived();
    },
    untilEnd: () =>
      waitFor(
        () => isEnded,
        () => 'the stream did not end',
      ),
    close: () => void reader.cancel().catch(() => undefined),
  };
}

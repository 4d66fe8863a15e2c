import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { ServiceError } from '../http/service-error.ts';
import { findActor } from '../../features/session/find-actor.ts';
import { openEventStream, type EventStream } from './event-stream.ts';
import { loadEvents } from './load-events.ts';
import { findOutboxHead, findMissedOfOrder, findMissedOfUser, type OutboxRow } from './outbox.ts';
import type { Topic } from './subscribers.ts';

const BEAT_MS = 20_000;
/** Every so many beats the session behind a stream is looked at again. */
const SESSION_BEATS = 3;
const MAX_STREAMS = 5000;

export interface StreamCall {
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Answers with a server-sent event stream about a user or an order. A reader that returns with `Last-Event-ID` is told
 * what it missed, from whichever instance; one that watches an order is told first how it stands.
 *
 * @throws ServiceError `unavailable` while the database is away or too many streams are open
 */
export async function serveStream(call: StreamCall, topic: Topic): Promise<void> {
  const { context, request, reply } = call;
  const { outboxReader } = context;
  if (outboxReader.subscriberCount >= MAX_STREAMS || context.stopping.aborted)
    throw new ServiceError('unavailable', { retryAfter: 5 });
  const last = await findOutboxHead(context.db);
  const seen = seenBy(request.headers['last-event-id'], last);
  const stream = openEventStream(reply);
  try {
    const { head, begin } = await outboxReader.subscribe(topic, stream);
    const missed = await loadEvents(context.db, await missedRows(context, topic, seen, head));
    begin(missed, head, seen ?? head);
    keepAlive(call, topic, stream);
  } catch (error) {
    context.log.warn({ err: error }, 'a stream could not begin');
    stream.end();
  }
}

/** The number that the reader has got to; null for a new reader or one from before a restored database. */
function seenBy(header: string | string[] | undefined, last: number): number | null {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) return null;
  const seen = Number(header);
  return seen <= last ? seen : null;
}

async function missedRows(
  { db }: ServiceContext,
  { orderId, userId }: Topic,
  seen: number | null,
  head: number,
): Promise<OutboxRow[]> {
  if (orderId !== undefined) {
    if (seen !== null) return findMissedOfOrder(db, seen, head, orderId);
    const none = { notification_id: null, subject_kind: null, subject_id: null } as const;
    return [{ seq: head, kind: 'order', recipients: [], order_id: orderId, ...none }];
  }
  return seen === null || userId === undefined ? [] : findMissedOfUser(db, seen, head, userId);
}

/** Beats, and ends the stream of somebody who is no longer signed in. */
function keepAlive({ context, request }: StreamCall, { userId }: Topic, stream: EventStream): void {
  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    stream.beat();
    if (userId === undefined || beats % SESSION_BEATS !== 0) return;
    findActor(context, request).then(
      (actor) => {
        if (actor.id !== userId) stream.end();
      },
      // The database is away: not the session's fault.
      () => undefined,
    );
  }, BEAT_MS);
  stream.onClose(() => clearInterval(timer));
}

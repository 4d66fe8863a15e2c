import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { isApproved, type Actor } from '../http/actor.ts';
import { callerNetwork } from '../http/network.ts';
import { ServiceError } from '../http/service-error.ts';
import { findActor } from '../../features/session/find-actor.ts';
import { openEventStream, type EventStream } from './event-stream.ts';
import { loadEvents } from './load-events.ts';
import { findOutboxHead, findMissedOfOrders, findMissedOfUser, type OutboxRow } from './outbox.ts';
import type { StreamHolder } from './stream-slots.ts';
import type { Topic } from './subscribers.ts';

const HEARTBEAT_INTERVAL_MS = 20_000;
/** An open stream counts as use of its session, noted every so many heartbeats. */
const HEARTBEATS_PER_USE = 3;

export interface StreamCall {
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Actor;
}

/**
 * Answers with a server-sent event stream. A client that reconnects with `Last-Event-ID` gets what it missed, from any
 * instance. A new stream of orders starts with their current state.
 *
 * @param after last event of a client that cannot send the header
 * @throws ServiceError `unavailable` if the database does not answer or the instance holds too many streams;
 *   `rate_limited` if the order, the user or the network does
 */
export async function serveStream(call: StreamCall, topic: Topic, after?: string): Promise<void> {
  const { context, request, reply } = call;
  const { outboxReader, streamSlots } = context;
  if (context.stopping.aborted) throw new ServiceError('unavailable', { retryAfter: 5 });
  const giveBack = streamSlots.take(holderOf(call, topic));
  const last = await findOutboxHead(context.db).catch((error: unknown) => {
    giveBack();
    throw error;
  });
  const seen = seenBy(request.headers['last-event-id'] ?? after, last);
  const stream = openEventStream(reply);
  stream.onClose(giveBack);
  try {
    const { head, begin } = await outboxReader.subscribe(topic, stream);
    const missed = await loadEvents(context.db, await missedRows(context, topic, seen, head));
    begin(missed, head, seen ?? head);
    keepAlive(call, topic, stream);
  } catch (error) {
    context.log.warn({ err: error }, 'a stream could not start');
    stream.end();
  }
}

function holderOf({ request, actor }: StreamCall, { orderIds = [], userId }: Topic): StreamHolder {
  return {
    topics: [...(userId === undefined ? [] : [`user:${userId}`]), ...orderIds.map((id) => `order:${id}`)],
    network: callerNetwork(request),
    isReserved: isApproved(actor),
  };
}

/** The last sequence number that the client has; null for a new one, or if the database was restored since. */
function seenBy(header: string | string[] | undefined, last: number): number | null {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) return null;
  const seen = Number(header);
  return seen <= last ? seen : null;
}

async function missedRows(
  { db }: ServiceContext,
  { orderIds = [], userId }: Topic,
  seen: number | null,
  head: number,
): Promise<OutboxRow[]> {
  if (seen === null) {
    const none = { notification_id: null, subject_kind: null, subject_id: null } as const;
    return orderIds.map((id) => ({ seq: head, kind: 'order', recipients: [], order_id: id, ...none }));
  }
  const missed = await Promise.all([
    userId === undefined ? [] : findMissedOfUser(db, seen, head, userId),
    orderIds.length === 0 ? [] : findMissedOfOrders(db, seen, head, orderIds),
  ]);
  return [...new Map(missed.flat().map((row) => [row.seq, row])).values()];
}

/** Sends heartbeats, and keeps the session from ending unused; `Subscribers` ends the stream of one that has ended. */
function keepAlive({ context, request }: StreamCall, { userId }: Topic, stream: EventStream): void {
  let heartbeats = 0;
  const timer = setInterval(() => {
    heartbeats += 1;
    stream.sendHeartbeat();
    if (userId === undefined || heartbeats % HEARTBEATS_PER_USE !== 0) return;
    findActor(context, request).catch(() => undefined);
  }, HEARTBEAT_INTERVAL_MS);
  stream.onClose(() => clearInterval(timer));
}

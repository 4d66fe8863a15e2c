import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server for tests. */
export interface SmtpServer {
  readonly url: string;
  /** What was taken, as it came. */
  readonly mails: readonly string[];
  /** What was taken since the last call, as it came. */
  takeAll(): readonly string[];
  /** Answer to the next recipients in place of `250`; null takes them. */
  refuse(answer: string | null): void;
  close(): Promise<void>;
}

/** As much of RFC 5321 as a sender needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = [];
  let refusal: string | null = null;
  const server = createServer((socket) => {
    converse(
      socket,
      (mail) => mails.push(mail),
      () => refusal,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    takeAll: () => mails.splice(0),
    refuse: (answer) => {
      refusal = answer;
    },
    close: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function converse(socket: Socket, take: (mail: string) => void, refusal: () => string | null): void {
  let received = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    isData = verb === 'DATA';
    if (verb === 'RCPT') return say(refusal() ?? '250 ok');
    if (isData) return say('354 go on');
    return say(verb === 'QUIT' ? '221 bye' : '250 ok');
  };
  say('220 test');
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
    for (;;) {
      const end = received.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = received.slice(0, end);
      received = received.slice(end + (isData ? 5 : 2));
      if (isData) {
        take(part);
        isData = false;
        say('250 taken');
      } else answer(part);
    }
  });
}

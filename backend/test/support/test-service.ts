import type { FastifyBaseLogger } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FreeSpace, S3Options } from 'platform/common';
import type { Role } from 'shared-api/contract';
import { createService, type Service } from '../../src/app.ts';
import type { ServiceConfig } from '../../src/config.ts';
import type { ServiceContext } from '../../src/context.ts';
import type { ConnectionOptions } from '../../src/infra/database/database.ts';
import type { Statement } from '../../src/infra/database/statement.ts';
import { createLogger } from '../../src/infra/log.ts';
import type { ServedContract } from '../../src/features/features.ts';
import { UNKNOWN_AGENT } from '../../src/features/session/agent.ts';
import { cookieNames, XSRF_COOKIE } from '../../src/features/session/cookie-names.ts';
import { hashPassword } from '../../src/features/session/passwords.ts';
import { startSession } from '../../src/features/session/repository.ts';
import { xsrfTokenOf } from '../../src/features/session/xsrf.ts';
import { insertUser, type NewUser, type UserRow } from '../../src/features/user/repository.ts';
import { TestClient } from './test-client.ts';
import { cloneTemplate } from './test-database.ts';

export const TEST_PASSWORD = 'correct horse';

export interface TestServiceOptions {
  readonly config?: Partial<ServiceConfig>;
  readonly contract?: ServedContract;
  readonly logger?: FastifyBaseLogger;
  /** In place of this machine's disk, whose state is no test's. Default: an empty one. */
  readonly readFreeSpace?: () => Promise<FreeSpace>;
  /** Another instance on the same database. */
  readonly database?: ConnectionOptions;
  /** Address of a streaming replica of it. */
  readonly replicaUrl?: string;
  /** So long that only notifications count, or shorter. Default: as in a product. */
  readonly streamPollMs?: number;
  /** In place of the data folder. */
  readonly picturesBucket?: S3Options;
}

/** A client that is signed in, with the account it is signed in to. */
export interface SignedInClient {
  readonly client: TestClient;
  readonly user: UserRow;
}

export interface TestService {
  readonly url: string;
  readonly server: Server;
  readonly service: Service;
  readonly context: ServiceContext;
  readonly database: ConnectionOptions;
  /** The service's clock: moves it forward by milliseconds. */
  advance(milliseconds: number): void;
  /** Stops that clock, so that a busy machine takes no longer than a calm one. Returns the function that starts it. */
  holdClock(): () => void;
  now(): number;
  /** A new browser without cookies. */
  guest(): TestClient;
  createUser(user?: Partial<NewUser>): Promise<UserRow>;
  /**
   * Signs an account in without going through the password; an admin as by a passkey, and verified for as long as the
   * test may move the clock. Tests of these proofs sign in as people do.
   */
  signIn(user: UserRow): Promise<TestClient>;
  /** A new account of a role (confirmed), signed in. */
  as(role: Role, user?: Partial<NewUser>): Promise<SignedInClient>;
  close(): Promise<void>;
}

const ALWAYS_VERIFIED: Statement = {
  name: 'test.always-verified',
  text: `UPDATE session SET verified_at = verified_at + interval '100 years' WHERE user_id = $1`,
};

let passwordHash: Promise<string> | undefined;
let serial = 0;

/** The whole service on a database of its own, listening on a free port of the loopback address. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const database = options.database ?? (await cloneTemplate());
  const dataDir = await mkdtemp(join(tmpdir(), 'maida-data-'));
  let offset = 0;
  let heldAt: number | undefined;
  const now = () => (heldAt ?? Date.now()) + offset;
  const service = createService({
    config: {
      dataDir,
      isDemo: false,
      publicUrl: null,
      trustedProxies: 0,
      smtpUrl: null,
      mailFrom: 'Maida <no-reply@maida.example>',
      metricsToken: null,
      isSecure: false,
      ...options.config,
    },
    connection: database,
    replicaUrl: options.replicaUrl ?? null,
    picturesBucket: options.picturesBucket ?? null,
    maxConnections: 5,
    readFreeSpace: options.readFreeSpace ?? (() => Promise.resolve({ bytes: 1e12, ratio: 1 })),
    clock: now,
    streamPollMs: options.streamPollMs,
    logger: options.logger ?? createLogger(process.env['TEST_LOG'] === undefined ? 'silent' : 'info'),
    ...(options.contract && { contract: options.contract }),
  });
  await service.start();
  const server = createServer((request, response) => service.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = service.context();

  const createUser = async (user: Partial<NewUser> = {}) => {
    passwordHash ??= hashPassword(TEST_PASSWORD);
    serial += 1;
    const email = `person-${serial}@example.org`;
    const account = {
      email,
      passwordHash: await passwordHash,
      role: 'USER',
      confirmed: true,
      ...user,
    } as const;
    return insertUser(context.db, account, now());
  };
  const signIn = async (user: UserRow) => {
    const client = new TestClient(url);
    const proof = user.role === 'ADMIN' ? 'passkey' : 'password';
    const token = await startSession(context.db, user.id, now(), UNKNOWN_AGENT, proof);
    if (user.role === 'ADMIN') await context.db.execute(ALWAYS_VERIFIED, [user.id]);
    client.setCookie(cookieNames(context.config).session, token);
    client.setCookie(XSRF_COOKIE, xsrfTokenOf(context, token));
    return client;
  };

  return {
    url,
    server,
    service,
    context,
    database,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    holdClock: () => {
      heldAt = Date.now();
      return () => (heldAt = undefined);
    },
    now,
    guest: () => new TestClient(url),
    createUser,
    signIn,
    as: async (role, user) => {
      const account = await createUser({ role, ...user });
      return { client: await signIn(account), user: account };
    },
    close: async () => {
      server.close();
      await service.stop();
      server.closeAllConnections();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

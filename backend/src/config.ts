import { resolve } from 'node:path';
import type { S3Options } from 'platform/common';
import { z } from 'zod';
import { parseEnvironment, switchSchema, type Environment } from './parse-environment.ts';

/** Settings of the process, from its environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for database, pictures and mails. */
  readonly dataDir: string;
  /** An external PostgreSQL; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** A streaming replica of it for reads; null for none. */
  readonly databaseReplicaUrl: string | null;
  /** The bucket for pictures; null to keep them in the data folder. */
  readonly picturesBucket: S3Options | null;
  /** Demo data, demo accounts, loopback address alone. */
  readonly isDemo: boolean;
  /** Where visitors reach the site, when it is not simply host and port. */
  readonly publicUrl: URL | null;
  /** Number of proxies in front whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number;
  /** The mail server that mails go through, with its password; null to write them into files. */
  readonly smtpUrl: string | null;
  /** Sender of the mails. */
  readonly mailFrom: string;
  /** What operators send to read `/metrics`; null where it is not served. */
  readonly metricsToken: string | null;
  readonly logLevel: LogLevel;
}

/** What the service's own code has to know of it. */
export interface ServiceConfig extends Pick<
  Config,
  'dataDir' | 'isDemo' | 'publicUrl' | 'trustedProxies' | 'smtpUrl' | 'mailFrom' | 'metricsToken'
> {
  /** Visitors come over https: cookies are Secure, their names `__Host-`. */
  readonly isSecure: boolean;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const LOOPBACK = '127.0.0.1';
const MAIL_FROM = /^(?:[^<>\p{Cc}]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u;

const text = (expected: string, isValid: (value: string) => boolean) =>
  z.string().refine(isValid, `expected ${expected}`);

const integer = (min: number, max: number) =>
  text(`a whole number from ${min} to ${max}`, (value) => {
    return /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  }).transform(Number);

const databaseUrl = text('an address like postgres://user:password@host:5432/database', (value) =>
  /^postgres(?:ql)?:\/\//.test(value),
);

/** A rule about several variables. It is also checked when others are wrong, so that all problems are reported. */
const rule = (names: readonly string[], message: string) => ({
  error: message,
  when: ({ issues }: z.core.ParsePayload) => !issues.some(({ path }) => names.includes(String(path?.[0]))),
});
const needsKey = (name: string) =>
  rule(['PICTURES_S3_URL'], `${name} is missing: the bucket of PICTURES_S3_URL needs it`);

const VARIABLES = z
  .object({
    PORT: integer(0, 65_535).default(3000),
    HOST: z.string().optional(),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_REPLICA_URL: databaseUrl.optional(),
    DEMO: switchSchema.default(true),
    PUBLIC_URL: text('an address like https://maida.example', isHttpUrl)
      .transform((value) => new URL(value))
      .optional(),
    TRUST_PROXY: integer(0, 10).default(0),
    SMTP_URL: text('an address like smtps://user:password@mail.example:465', (value) => {
      return /^smtps?:\/\//.test(value) && URL.canParse(value);
    }).optional(),
    MAIL_FROM: text('an address like Maida <no-reply@maida.example>', (value) =>
      MAIL_FROM.test(value),
    ).optional(),
    METRICS_TOKEN: z.string().optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `expected one of ${LOG_LEVELS.join(', ')}`).default('info'),
    PICTURES_S3_URL: text('an address like https://host/bucket/folder', isBucketUrl).optional(),
    AWS_REGION: z.string().default('us-east-1'),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    AWS_SESSION_TOKEN: z.string().optional(),
  })
  .refine(({ DEMO, HOST }) => !DEMO || HOST === undefined || isLoopback(HOST), {
    ...rule(['DEMO', 'HOST'], `the demo mode listens on ${LOOPBACK} alone; set DEMO=0 to open the service`),
    path: ['HOST'],
  })
  .refine(
    ({ SMTP_URL, PUBLIC_URL, DEMO }) => !SMTP_URL || PUBLIC_URL || DEMO,
    rule(
      ['SMTP_URL', 'PUBLIC_URL', 'DEMO'],
      'SMTP_URL needs PUBLIC_URL as well: the links in mails lead there',
    ),
  )
  .refine(
    ({ DATABASE_URL, DATABASE_REPLICA_URL }) => !DATABASE_REPLICA_URL || DATABASE_URL,
    rule(
      ['DATABASE_URL', 'DATABASE_REPLICA_URL'],
      'DATABASE_REPLICA_URL needs DATABASE_URL as well: the embedded database has no replica',
    ),
  )
  .refine((env) => !env.PICTURES_S3_URL || env.AWS_ACCESS_KEY_ID, needsKey('AWS_ACCESS_KEY_ID'))
  .refine((env) => !env.PICTURES_S3_URL || env.AWS_SECRET_ACCESS_KEY, needsKey('AWS_SECRET_ACCESS_KEY'));

/**
 * Reads the configuration once.
 *
 * @throws StartError with one line for each wrong variable that says what it takes
 */
export function loadConfig(env: Environment, workingDirectory: string = process.cwd()): Config {
  // HOST= opens a service that is no demo on all addresses, as in `server.listen`.
  const variables = parseEnvironment(VARIABLES, env, ['HOST']);
  const publicUrl = variables.PUBLIC_URL ?? null;
  return {
    port: variables.PORT,
    host: variables.HOST ?? (variables.DEMO ? LOOPBACK : '0.0.0.0'),
    dataDir: resolve(workingDirectory, variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL ?? null,
    databaseReplicaUrl: variables.DATABASE_REPLICA_URL ?? null,
    picturesBucket: picturesBucketOf(variables),
    isDemo: variables.DEMO,
    publicUrl,
    trustedProxies: variables.TRUST_PROXY,
    smtpUrl: variables.SMTP_URL ?? null,
    mailFrom: variables.MAIL_FROM ?? `Maida <no-reply@${publicUrl?.hostname ?? 'maida.example'}>`,
    metricsToken: variables.METRICS_TOKEN ?? null,
    logLevel: variables.LOG_LEVEL,
  };
}

export function serviceConfig(config: Config): ServiceConfig {
  const { dataDir, isDemo, publicUrl, trustedProxies, smtpUrl, mailFrom, metricsToken } = config;
  const isSecure = publicUrl?.protocol === 'https:';
  return {
    dataDir,
    isDemo,
    publicUrl,
    trustedProxies,
    smtpUrl,
    mailFrom,
    metricsToken,
    isSecure,
  };
}

function picturesBucketOf(variables: z.output<typeof VARIABLES>): S3Options | null {
  const { PICTURES_S3_URL: url, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = variables;
  if (url === undefined) return null;
  return {
    url,
    region: variables.AWS_REGION,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(variables.AWS_SESSION_TOKEN && { sessionToken: variables.AWS_SESSION_TOKEN }),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function isHttpUrl(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

function isBucketUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && isHttpUrl(value) && /^\/[^/]/.test(url.pathname) && !url.username;
}

import { resolve } from 'node:path';
import type { S3Options } from 'platform/s3';
import { StartError } from './start-error.ts';

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
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration once.
 *
 * @throws StartError with one line that names the variable and what it takes
 */
export function loadConfig(env: Environment, workingDirectory: string = process.cwd()): Config {
  const isDemo = readSwitch(env, 'DEMO', true);
  const host = env['HOST'] ?? (isDemo ? LOOPBACK : '0.0.0.0');
  if (isDemo && !isLoopback(host)) {
    throw new StartError(
      `HOST=${host}: the demo mode listens on ${LOOPBACK} alone; set DEMO=0 to open the service`,
    );
  }
  const publicUrl = readPublicUrl(env);
  const smtpUrl = readSmtpUrl(env);
  if (smtpUrl !== null && publicUrl === null && !isDemo) {
    throw new StartError('SMTP_URL needs PUBLIC_URL as well: the links in mails lead there');
  }
  return {
    port: readInteger(env, 'PORT', 3000, 0, 65_535),
    host,
    dataDir: resolve(workingDirectory, env['DATA_DIR'] || '.data'),
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    databaseReplicaUrl: readReplicaUrl(env),
    picturesBucket: readPicturesBucket(env),
    isDemo,
    publicUrl,
    trustedProxies: readInteger(env, 'TRUST_PROXY', 0, 0, 10),
    smtpUrl,
    mailFrom: readMailFrom(env, publicUrl),
    metricsToken: env['METRICS_TOKEN'] || null,
    logLevel: readLogLevel(env),
  };
}

export function serviceConfig(config: Config): ServiceConfig {
  const { dataDir, isDemo, publicUrl, trustedProxies, smtpUrl, mailFrom, metricsToken } = config;
  const isSecure = publicUrl?.protocol === 'https:';
  return { dataDir, isDemo, publicUrl, trustedProxies, smtpUrl, mailFrom, metricsToken, isSecure };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new StartError(`${name}=${text}: expected 1 or 0`);
}

function readInteger(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new StartError(`${name}=${text}: expected a whole number from ${min} to ${max}`);
  }
  return value;
}

function readDatabaseUrl(env: Environment, name: string): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  // The address may carry a password, so the message does not repeat it.
  if (!/^postgres(?:ql)?:\/\//.test(text)) {
    throw new StartError(`${name}: expected an address like postgres://user:password@host:5432/database`);
  }
  return text;
}

function readReplicaUrl(env: Environment): string | null {
  const url = readDatabaseUrl(env, 'DATABASE_REPLICA_URL');
  if (url !== null && !env['DATABASE_URL']) {
    throw new StartError(
      'DATABASE_REPLICA_URL needs DATABASE_URL as well: the embedded database has no replica',
    );
  }
  return url;
}

function readPicturesBucket(env: Environment): S3Options | null {
  const url = env['PICTURES_S3_URL'];
  if (!url) return null;
  const parsed = URL.parse(url);
  if (
    parsed === null ||
    !/^https?:$/.test(parsed.protocol) ||
    !/^\/[^/]/.test(parsed.pathname) ||
    parsed.username
  ) {
    throw new StartError('PICTURES_S3_URL: expected an address like https://host/bucket/folder');
  }
  const needed = (name: string) => {
    const value = env[name];
    if (value) return value;
    throw new StartError(`${name} is missing: the bucket of PICTURES_S3_URL needs it`);
  };
  const sessionToken = env['AWS_SESSION_TOKEN'];
  return {
    url,
    region: env['AWS_REGION'] || 'us-east-1',
    accessKeyId: needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken && { sessionToken }),
  };
}

function readPublicUrl(env: Environment): URL | null {
  const text = env['PUBLIC_URL'];
  if (text === undefined || text === '') return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new StartError(`PUBLIC_URL=${text}: expected an address like https://maida.example`);
  }
  return url;
}

function readSmtpUrl(env: Environment): string | null {
  const text = env['SMTP_URL'];
  if (text === undefined || text === '') return null;
  // As with the database's, the address may carry a password.
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) {
    throw new StartError('SMTP_URL: expected an address like smtps://user:password@mail.example:465');
  }
  return text;
}

const MAIL_FROM = /^(?:[^<>\p{Cc}]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/u;

function readMailFrom(env: Environment, publicUrl: URL | null): string {
  const text = env['MAIL_FROM'];
  if (text === undefined || text === '') return `Maida <no-reply@${publicUrl?.hostname ?? 'maida.example'}>`;
  if (!MAIL_FROM.test(text)) {
    throw new StartError(`MAIL_FROM=${text}: expected an address like Maida <no-reply@maida.example>`);
  }
  return text;
}

function readLogLevel(env: Environment): LogLevel {
  const text = env['LOG_LEVEL'] || 'info';
  const level = LOG_LEVELS.find((candidate) => candidate === text);
  if (!level) throw new StartError(`LOG_LEVEL=${text}: expected one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

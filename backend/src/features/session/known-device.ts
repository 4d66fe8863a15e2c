import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { formatCookie, readCookie } from '../../infra/http/cookies.ts';
import { cookieNames } from './cookie-names.ts';
import { isSameText } from './secrets.ts';
import { newToken } from './tokens.ts';

/** A year, so that occasional visitors stay known. */
const LIFETIME_S = 365 * 86_400;

/** What a device is known by: somebody has come in by the password alone, or by both steps. */
const LEVELS = ['known-device', 'second-step-device'] as const;
type Level = (typeof LEVELS)[number];

export interface KnownDevice {
  readonly id: string;
  /** Whether the second step was done on it: somebody who has just the password gets no such device. */
  readonly isSecondStepDone: boolean;
}

/**
 * The caller's device if somebody has signed in to the account on it before (a "device cookie",
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies). It proves nothing else: the
 * password and the second step are asked for all the same.
 */
export function findKnownDevice(
  context: ServiceContext,
  request: FastifyRequest,
  email: string,
): KnownDevice | undefined {
  const cookie = readCookie(request.headers.cookie, cookieNames(context.config).device);
  const [id = '', signature = ''] = cookie?.split('.') ?? [];
  const level = LEVELS.find((each) => isSameText(signature, signatureOf(context, each, id, email)));
  return level && { id, isSecondStepDone: level === 'second-step-device' };
}

/** Remembers that somebody has signed in to the account on this device. */
export function setKnownDevice(
  context: ServiceContext,
  reply: FastifyReply,
  email: string,
  device: KnownDevice = { id: newToken(), isSecondStepDone: false },
): void {
  const { isSecure } = context.config;
  const level = device.isSecondStepDone ? 'second-step-device' : 'known-device';
  const value = `${device.id}.${signatureOf(context, level, device.id, email)}`;
  const name = cookieNames(context.config).device;
  reply.header('set-cookie', formatCookie(name, value, { isSecure, maxAge: LIFETIME_S }));
}

function signatureOf({ secrets }: ServiceContext, level: Level, id: string, email: string): string {
  return secrets.sign(level, `${id}\0${email.toLowerCase()}`);
}

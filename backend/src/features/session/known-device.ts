import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { formatCookie, readCookie } from '../../infra/http/cookies.ts';
import { cookieNames } from './cookie-names.ts';
import { isSameText } from './secrets.ts';
import { newToken } from './tokens.ts';

/** A year, so that occasional visitors stay known. */
const LIFETIME_S = 365 * 86_400;

/**
 * The id of the caller's device if somebody has signed in to the account on it before (a "device cookie",
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies). It proves nothing else: the
 * password is asked for all the same.
 */
export function findKnownDevice(
  context: ServiceContext,
  request: FastifyRequest,
  email: string,
): string | undefined {
  const cookie = readCookie(request.headers.cookie, cookieNames(context.config).device);
  const [id = '', signature = ''] = cookie?.split('.') ?? [];
  return isSameText(signature, signatureOf(context, id, email)) ? id : undefined;
}

/** Remembers that somebody has signed in to the account on this device. */
export function setKnownDevice(
  context: ServiceContext,
  reply: FastifyReply,
  email: string,
  id: string = newToken(),
): void {
  const { isSecure } = context.config;
  const value = `${id}.${signatureOf(context, id, email)}`;
  const name = cookieNames(context.config).device;
  reply.header('set-cookie', formatCookie(name, value, { isSecure, maxAge: LIFETIME_S }));
}

function signatureOf({ secrets }: ServiceContext, id: string, email: string): string {
  return secrets.sign('known-device', `${id}\0${email.toLowerCase()}`);
}

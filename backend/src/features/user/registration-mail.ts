import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import type { Composer } from '../../infra/mail/composer.ts';
import { layOutMail } from '../../infra/mail/mail-layout.ts';
import { enqueueMail } from '../../infra/mail/mail-queue.ts';
import { findSiteOrigin } from '../../infra/mail/site-origin.ts';
import { MAIL_TEXTS } from '../../locales/texts.ts';
import { newToken } from '../session/tokens.ts';
import { noteMailed, type RegistrationRow } from './registrations.ts';
import { findUserByEmail } from './repository.ts';

const DAY_MS = 86_400_000;

/** Queues the mail of a registration, in the transaction that completes it. */
export async function queueRegistrationMail(
  { context, request }: { readonly context: ServiceContext; readonly request: FastifyRequest },
  transaction: Queryable,
  registration: Pick<RegistrationRow, 'id' | 'email' | 'language'>,
): Promise<void> {
  const origin = findSiteOrigin(context, request);
  if (origin === null) throw new ServiceError('unavailable');
  const { id, email, language } = registration;
  await enqueueMail(transaction, { id, kind: 'registration', email, language, origin }, context.clock());
}

/** What a registration sends: the link that begins the account, or that there is one already. */
export const composeRegistration: Composer = {
  usefulFor: 2 * DAY_MS,
  compose: async (transaction, { id, kind, email, origin, ...job }, now) => {
    const account = await findUserByEmail(transaction, email);
    const token = account ? null : newToken();
    if (!(await noteMailed(transaction, id, token, now))) return null;
    // The job's language is that of whoever typed the address.
    const language = (account ? account.language : job.language) ?? DEFAULT_LANGUAGE;
    const { account_exists: exists, registration } = MAIL_TEXTS[language];
    const [texts, path] = token === null ? [exists, '/login'] : [registration, `/confirm-email#${token}`];
    return { kind, to: email, ...layOutMail(language, texts, `${origin}${path}`) };
  },
};

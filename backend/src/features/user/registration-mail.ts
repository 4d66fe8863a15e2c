import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import type { Composer } from '../../infra/mail/composer.ts';
import { layOutMail } from '../../infra/mail/mail-layout.ts';
import { enqueueMail } from '../../infra/mail/mail-queue.ts';
import { findSiteOrigin } from '../../infra/mail/site-origin.ts';
import { newToken } from '../session/tokens.ts';
import { noteMailed, type RegistrationRow } from './registrations.ts';
import { findUserByEmail } from './repository.ts';

const DAY_MS = 86_400_000;

const FINISH = {
  en: {
    subject: 'Finish your registration with Maida',
    greeting: 'Hello,',
    intro: 'One more step: follow this link to confirm that the email address is yours. Then you can log in:',
    action: 'Confirm my email address',
    outro:
      'The link works for seven days. If you did not register with Maida, please ignore this message: somebody has typed your address by mistake, and without the link there is no account.',
  },
  fr: {
    subject: 'Terminez votre inscription sur Maida',
    greeting: 'Bonjour,',
    intro:
      'Encore une étape : suivez ce lien pour confirmer que cette adresse e-mail est bien la vôtre. Vous pourrez ensuite vous connecter :',
    action: 'Confirmer mon adresse e-mail',
    outro:
      'Le lien fonctionne pendant sept jours. Si vous ne vous êtes pas inscrit sur Maida, ignorez ce message : quelqu’un a saisi votre adresse par erreur, et sans ce lien aucun compte n’est créé.',
  },
} as const;

const EXISTS = {
  en: {
    subject: 'You already have an account with Maida',
    greeting: 'Hello,',
    intro:
      'Somebody has tried to register with your email address. If it was you: you already have an account, so just log in. There you can also choose a new password if you have forgotten yours:',
    action: 'Log in',
    outro: 'If it was not you, there is nothing to do: your account and your password stay as they are.',
  },
  fr: {
    subject: 'Vous avez déjà un compte Maida',
    greeting: 'Bonjour,',
    intro:
      'Quelqu’un a essayé de s’inscrire avec votre adresse e-mail. Si c’est vous : vous avez déjà un compte, il suffit de vous connecter. Vous pourrez aussi y choisir un nouveau mot de passe si vous l’avez oublié :',
    action: 'Se connecter',
    outro:
      'Si ce n’est pas vous, vous n’avez rien à faire : votre compte et votre mot de passe restent inchangés.',
  },
} as const;

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
    const language = account?.language ?? job.language ?? DEFAULT_LANGUAGE;
    const [texts, path] = token === null ? [EXISTS, '/login'] : [FINISH, `/confirm-email#${token}`];
    return { kind, to: email, ...layOutMail(language, texts[language], `${origin}${path}`) };
  },
};

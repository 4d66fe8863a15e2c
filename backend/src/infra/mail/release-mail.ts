import { DEFAULT_LANGUAGE, type Language } from 'shared-api/contract';
import { z } from 'zod';
import type { ServiceContext } from '../../context.ts';
import { named } from '../database/statement.ts';
import type { Composer } from './composer.ts';
import { layOutMail, type MailTexts } from './mail-layout.ts';
import { enqueueMail } from './mail-queue.ts';

/** A release that was rolled back by itself. */
export interface RolledBackRelease {
  readonly area: string;
  /** The version that failed. */
  readonly version: string;
  /** The version that visitors get now. */
  readonly live: string;
  /** Why, in English. */
  readonly why: string;
}

const WEEK_MS = 7 * 86_400_000;
const schema = z.object({ area: z.string(), version: z.string(), live: z.string(), why: z.string() });

// A team's address may be somebody's account.
const FIND_LANGUAGE = named('mail.language', 'SELECT language FROM app_user WHERE email = $1');

function textsOf({ area, version, live, why }: RolledBackRelease): Record<Language, MailTexts> {
  return {
    en: {
      subject: `${area} was rolled back`,
      greeting: 'Hello,',
      intro: `The site has rolled ${area} back from ${version} by itself. Visitors get ${live} again. The reason: ${why}`,
      action: 'Look at the releases',
      outro: 'Nothing is lost: once the mistake is mended, release it again.',
    },
    fr: {
      subject: `${area} a été ramené à la version précédente`,
      greeting: 'Bonjour,',
      intro: `Le site a retiré de lui-même la version ${version} de ${area}. Les visiteurs reçoivent ${live}. Le motif (en anglais) : ${why}`,
      action: 'Voir les versions',
      outro: 'Rien n’est perdu : une fois l’erreur corrigée, publiez à nouveau.',
    },
  };
}

/** For the team whose release was rolled back. */
export const composeRolledBack: Composer = {
  usefulFor: WEEK_MS,
  compose: async (transaction, { kind, email, origin, detail }) => {
    const { data } = schema.safeParse(detail);
    if (!data) return null;
    const account = await transaction.first<{ language: Language | null }>(FIND_LANGUAGE, [email]);
    const language = account?.language ?? DEFAULT_LANGUAGE;
    return { kind, to: email, ...layOutMail(language, textsOf(data)[language], `${origin}/admin/settings`) };
  },
};

/** Queues a mail about a release that was rolled back. @param origin the site, where nothing else says where it is */
export async function queueRolledBackMail(
  service: { readonly context: () => Pick<ServiceContext, 'db' | 'clock' | 'config'> },
  release: RolledBackRelease,
  { email, origin }: { readonly email: string; readonly origin: string },
): Promise<void> {
  const { db, clock, config } = service.context();
  const job = {
    kind: 'release_rolled_back',
    email,
    language: null,
    origin: config.publicUrl?.origin ?? origin,
    detail: release,
  } as const;
  await enqueueMail(db, job, clock());
}

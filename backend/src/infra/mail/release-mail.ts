import { DEFAULT_LANGUAGE, type Language } from 'shared-api/contract';
import { z } from 'zod';
import type { ServiceContext } from '../../context.ts';
import { named } from '../database/statement.ts';
import type { Composer } from './composer.ts';
import { MAIL_TEXTS } from '../../locales/texts.ts';
import { fillMail, layOutMail } from './mail-layout.ts';
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

/** For the team whose release was rolled back. */
export const composeRolledBack: Composer = {
  usefulFor: WEEK_MS,
  compose: async (transaction, { kind, email, origin, detail }) => {
    const { data } = schema.safeParse(detail);
    if (!data) return null;
    const account = await transaction.first<{ language: Language | null }>(FIND_LANGUAGE, [email]);
    const language = account?.language ?? DEFAULT_LANGUAGE;
    const texts = MAIL_TEXTS[language].release_rolled_back;
    return { kind, to: email, ...layOutMail(language, fillMail(texts, data), `${origin}/admin/settings`) };
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

import { DEFAULT_LANGUAGE, type Language } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { Composer } from '../../infra/mail/composer.ts';
import { fillMail, layOutMail, type MailTexts } from '../../infra/mail/mail-layout.ts';
import { MAIL_TEXTS } from '../../locales/texts.ts';

const WEEK_MS = 7 * 86_400_000;

type AllTexts = (typeof MAIL_TEXTS)[Language];

interface DecidedRow {
  readonly confirmed: boolean;
  readonly language: Language | null;
  readonly decline_reason: string | null;
}

const FIND = named(
  'confirmation.decided',
  'SELECT confirmed, language, decline_reason FROM app_user WHERE email = $1',
);

function composer(
  path: `/${string}`,
  textsOf: (row: DecidedRow, all: AllTexts) => MailTexts | null,
): Composer {
  return {
    usefulFor: WEEK_MS,
    compose: async (db: Queryable, job) => {
      const row = await db.first<DecidedRow>(FIND, [job.email]);
      if (!row) return null;
      const language = row.language ?? job.language ?? DEFAULT_LANGUAGE;
      const texts = textsOf(row, MAIL_TEXTS[language]);
      if (!texts) return null;
      return { kind: job.kind, to: job.email, ...layOutMail(language, texts, job.origin + path) };
    },
  };
}

/** For an approved owner, if still approved when the mail is sent. */
export const composeApproved = composer('/provider', ({ confirmed }, { owner_confirmed: texts }) =>
  confirmed ? texts : null,
);

/** For a declined owner, unless approved since. */
export const composeDeclined = composer('/contact', ({ confirmed, decline_reason: reason }, texts) =>
  confirmed || reason === null ? null : fillMail(texts.owner_declined, { reason }),
);

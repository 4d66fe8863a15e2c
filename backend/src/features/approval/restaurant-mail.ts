import {
  DEFAULT_LANGUAGE,
  shownText,
  type Language,
  type MissingPart,
  type Translations,
} from 'shared-api/contract';
import { z } from 'zod';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { Composer } from '../../infra/mail/composer.ts';
import { fillMail, layOutMail, type MailTexts } from '../../infra/mail/mail-layout.ts';
import { MAIL_TEXTS } from '../../locales/texts.ts';

const WEEK_MS = 7 * 86_400_000;
const DETAIL = z.object({ restaurantId: z.uuid() });

type AllTexts = (typeof MAIL_TEXTS)[Language];

interface DecidedRow {
  readonly id: string;
  /** The name that was decided on. */
  readonly name: string;
  readonly is_confirmed: boolean;
  readonly missing: readonly MissingPart[];
  readonly approval_of: string | null;
  readonly approval_reason: string | null;
  readonly language: Language | null;
  /** In which the name was written first. */
  readonly original: Language | null;
  /** Of the name; none of one that waits. */
  readonly translations: Translations<'name'>;
}

const FIND = named(
  'confirmation.decided-restaurant',
  `SELECT r.id, COALESCE(r.wanted ->> 'name', r.name) AS name, r.is_confirmed, r.missing,
     r.approval_of, r.approval_reason, u.language, r.language AS original,
     CASE WHEN r.wanted IS NULL THEN r.translations ELSE '{}' END AS translations
   FROM restaurant r JOIN app_user u ON u.id = r.owner_id
   WHERE r.id = $2 AND u.email = $1 AND r.deleted_at IS NULL`,
);

function nameIn(reader: Language, { name, original: language, translations }: DecidedRow): string {
  return shownText({ original: name, language, translations, field: 'name' }, reader).text;
}

function composer(
  pathOf: (row: DecidedRow) => string,
  textsOf: (row: DecidedRow, all: AllTexts) => MailTexts | null,
): Composer {
  return {
    usefulFor: WEEK_MS,
    compose: async (db: Queryable, job) => {
      const { data } = DETAIL.safeParse(job.detail);
      if (!data) return null;
      const row = await db.first<DecidedRow>(FIND, [job.email, data.restaurantId]);
      if (!row) return null;
      const language = row.language ?? job.language ?? DEFAULT_LANGUAGE;
      const texts = textsOf({ ...row, name: nameIn(language, row) }, MAIL_TEXTS[language]);
      if (!texts) return null;
      const link = job.origin + pathOf(row);
      return { kind: job.kind, to: job.email, ...layOutMail(language, texts, link) };
    },
  };
}

/** For the owner of a restaurant that was accepted, or its name, if nothing waits when the mail is sent. */
export const composeAccepted = composer(
  ({ id }) => `/provider?restaurant=${id}`,
  ({ name, is_confirmed: isApproved, missing, approval_of: waits }, texts) => {
    if (!isApproved || waits !== null) return null;
    const isPublic = missing.length === 0;
    return fillMail(isPublic ? texts.restaurant_accepted : texts.restaurant_accepted_unfinished, { name });
  },
);

/** For the owner of a restaurant that was declined, or its name, unless that has changed since. */
export const composeNotAccepted = composer(
  ({ id }) => `/provider/${id}`,
  ({ name, approval_reason: reason }, texts) =>
    reason === null ? null : fillMail(texts.restaurant_declined, { name, reason }),
);

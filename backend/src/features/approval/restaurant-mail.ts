import { DEFAULT_LANGUAGE, type Language } from 'shared-api/contract';
import { z } from 'zod';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { Composer } from '../../infra/mail/composer.ts';
import { layOutMail, type MailTexts } from '../../infra/mail/mail-layout.ts';

const WEEK_MS = 7 * 86_400_000;
const DETAIL = z.object({ restaurantId: z.uuid() });

interface DecidedRow {
  readonly id: string;
  /** The name that was decided on. */
  readonly name: string;
  readonly is_confirmed: boolean;
  readonly approval_of: string | null;
  readonly approval_reason: string | null;
  readonly language: Language | null;
}

const FIND = named(
  'confirmation.decided-restaurant',
  `SELECT r.id, COALESCE(r.wanted ->> 'name', r.name) AS name, r.is_confirmed, r.approval_of, r.approval_reason, u.language
   FROM restaurant r JOIN app_user u ON u.id = r.owner_id
   WHERE r.id = $2 AND u.email = $1 AND r.deleted_at IS NULL`,
);

function acceptedTexts(name: string): Record<Language, MailTexts> {
  return {
    en: {
      subject: `“${name}” is visible on Maida`,
      greeting: 'Good news,',
      intro: `We have looked at “${name}”. Everybody sees it under this name now and can order.`,
      action: 'Go to my restaurant',
      outro: 'Keep the page with your orders open while you are open: it rings when an order comes in.',
    },
    fr: {
      subject: `« ${name} » est visible sur Maida`,
      greeting: 'Bonne nouvelle,',
      intro: `Nous avons vérifié « ${name} ». Tout le monde le voit désormais sous ce nom et peut y commander.`,
      action: 'Aller à mon restaurant',
      outro:
        'Gardez la page de vos commandes ouverte pendant le service : elle sonne à chaque nouvelle commande.',
    },
  };
}

function declinedTexts(name: string, reason: string): Record<Language, MailTexts> {
  return {
    en: {
      subject: `“${name}” was not accepted`,
      greeting: 'Hello,',
      intro: `We could not accept “${name}” for now. The reason: ${reason}`,
      action: 'Change the name or the details',
      outro: 'Once you have saved the change, we look at it again. What was public before stays public.',
    },
    fr: {
      subject: `« ${name} » n’a pas été accepté`,
      greeting: 'Bonjour,',
      intro: `Nous n’avons pas pu accepter « ${name} » pour le moment. Le motif : ${reason}`,
      action: 'Modifier le nom ou la fiche',
      outro:
        'Dès que vous aurez enregistré la modification, nous l’examinerons de nouveau. Ce qui était déjà visible le reste.',
    },
  };
}

function composer(
  pathOf: (row: DecidedRow) => string,
  textsOf: (row: DecidedRow) => Record<Language, MailTexts> | null,
): Composer {
  return {
    usefulFor: WEEK_MS,
    compose: async (db: Queryable, job) => {
      const { data } = DETAIL.safeParse(job.detail);
      if (!data) return null;
      const row = await db.first<DecidedRow>(FIND, [job.email, data.restaurantId]);
      const texts = row && textsOf(row);
      if (!texts) return null;
      const language = row.language ?? job.language ?? DEFAULT_LANGUAGE;
      const link = job.origin + pathOf(row);
      return { kind: job.kind, to: job.email, ...layOutMail(language, texts[language], link) };
    },
  };
}

/** For the owner of a restaurant that was accepted, or its name, if nothing waits when the mail is sent. */
export const composeAccepted = composer(
  ({ id }) => `/provider?restaurant=${id}`,
  ({ name, is_confirmed: isPublic, approval_of: waits }) =>
    isPublic && waits === null ? acceptedTexts(name) : null,
);

/** For the owner of a restaurant that was declined, or its name, unless that has changed since. */
export const composeNotAccepted = composer(
  ({ id }) => `/provider/${id}`,
  ({ name, approval_reason: reason }) => (reason === null ? null : declinedTexts(name, reason)),
);

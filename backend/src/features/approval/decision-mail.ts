import { DEFAULT_LANGUAGE, type Language } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { Composer } from '../../infra/mail/composer.ts';
import { layOutMail, type MailTexts } from '../../infra/mail/mail-layout.ts';

const WEEK_MS = 7 * 86_400_000;

interface DecidedRow {
  readonly confirmed: boolean;
  readonly language: Language | null;
  readonly decline_reason: string | null;
}

const FIND = named(
  'confirmation.decided',
  'SELECT confirmed, language, decline_reason FROM app_user WHERE email = $1',
);

const CONFIRMED: Record<Language, MailTexts> = {
  en: {
    subject: 'Your restaurant is on Maida',
    greeting: 'Good news,',
    intro: 'We have confirmed your account. Your restaurant is now visible to everybody and can take orders.',
    action: 'Go to my restaurant',
    outro: 'Keep the page with your orders open while you are open: it rings when an order comes in.',
  },
  fr: {
    subject: 'Votre restaurant est sur Maida',
    greeting: 'Bonne nouvelle,',
    intro:
      'Nous avons confirmé votre compte. Votre restaurant est désormais visible de tous et peut recevoir des commandes.',
    action: 'Aller à mon restaurant',
    outro:
      'Gardez la page de vos commandes ouverte pendant le service : elle sonne à chaque nouvelle commande.',
  },
};

function declinedTexts(reason: string): Record<Language, MailTexts> {
  return {
    en: {
      subject: 'Your registration with Maida',
      greeting: 'Hello,',
      intro: `We could not accept your restaurant for now. The reason: ${reason}`,
      action: 'Write to us',
      outro: 'Your account stays. Once this is settled, write to us and we will look at it again.',
    },
    fr: {
      subject: 'Votre inscription sur Maida',
      greeting: 'Bonjour,',
      intro: `Nous n’avons pas pu accepter votre restaurant pour le moment. Le motif : ${reason}`,
      action: 'Nous écrire',
      outro: 'Votre compte est conservé. Une fois ce point réglé, écrivez-nous et nous le réexaminerons.',
    },
  };
}

function composer(
  path: `/${string}`,
  textsOf: (row: DecidedRow) => Record<Language, MailTexts> | null,
): Composer {
  return {
    usefulFor: WEEK_MS,
    compose: async (db: Queryable, job) => {
      const row = await db.first<DecidedRow>(FIND, [job.email]);
      const texts = row && textsOf(row);
      if (!texts) return null;
      const language = row.language ?? job.language ?? DEFAULT_LANGUAGE;
      return { kind: job.kind, to: job.email, ...layOutMail(language, texts[language], job.origin + path) };
    },
  };
}

/** For an approved owner, if still approved when the mail is sent. */
export const composeApproved = composer('/provider', ({ confirmed }) => (confirmed ? CONFIRMED : null));

/** For a declined owner, unless approved since. */
export const composeDeclined = composer('/contact', ({ confirmed, decline_reason: reason }) =>
  confirmed || reason === null ? null : declinedTexts(reason),
);

import type { Language } from '../contract/constants.ts';

interface PageTexts {
  /** Title of a page that does not exist. */
  readonly notFound: string;
  readonly noScript: string;
  readonly unavailable: string;
}

/** The few sentences that a page says before, or without, any of its scripts. */
export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    notFound: 'Page not found',
    noScript: 'This site needs JavaScript. Please turn it on in your browser and reload the page.',
    unavailable: 'The site is not available at the moment. Please try again in a minute.',
  },
  fr: {
    notFound: 'Page introuvable',
    noScript: 'Ce site a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
    unavailable: 'Le site est momentanément indisponible. Veuillez réessayer dans une minute.',
  },
};

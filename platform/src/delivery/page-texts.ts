import type { Language } from '../contract/constants.ts';

interface PageTexts {
  /** Title of a page that does not exist. */
  readonly notFound: string;
  /** Title of a page whose area was retired. */
  readonly gone: string;
  readonly noScript: string;
  readonly unavailable: string;
  /** While the shell takes long to load, and after it failed to. */
  readonly startSlow: string;
  readonly startFailed: string;
  readonly reload: string;
}

/** Texts of a page that don't need its scripts. */
export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    notFound: 'Page not found',
    gone: 'Page no longer available',
    noScript: 'This site needs JavaScript. Please turn it on in your browser and reload the page.',
    unavailable: 'The site is not available at the moment. Please try again in a minute.',
    startSlow: 'Still loading. The connection is slow, please stay with us…',
    startFailed: 'Part of this page could not be loaded, so it does not work yet.',
    reload: 'Reload the page',
  },
  fr: {
    notFound: 'Page introuvable',
    gone: 'Page plus disponible',
    noScript: 'Ce site a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
    unavailable: 'Le site est momentanément indisponible. Veuillez réessayer dans une minute.',
    startSlow: 'Chargement en cours. La connexion est lente, merci de patienter…',
    startFailed: 'Une partie de cette page n’a pas pu être chargée : elle ne fonctionne pas encore.',
    reload: 'Recharger la page',
  },
};

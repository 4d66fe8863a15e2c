import type { Language } from '../contract/constants.ts';

interface OverrideTexts {
  readonly title: string;
  readonly question: string;
  readonly meaning: string;
  /** Followed by a time. */
  readonly until: string;
  readonly area: string;
  readonly origin: string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly back: string;
  readonly active: string;
  readonly none: string;
  readonly refused: string;
  readonly refusedOrigin: string;
}

/** Texts of the page that turns overrides on and off. */
export const OVERRIDE_TEXTS: Readonly<Record<Language, OverrideTexts>> = {
  en: {
    title: 'Areas from development servers',
    question: 'Load this from a development server, in this browser alone?',
    meaning:
      'Its code is not released: it runs on this site as you, with all that you may do. Go on only if you know whose server this is.',
    until: 'until',
    area: 'Area',
    origin: 'Address of the development server',
    turnOn: 'Load it',
    turnOff: 'Turn off',
    back: 'Back to the site',
    active: 'In this browser these come from development servers:',
    none: 'In this browser everything comes from the releases that are live.',
    refused: 'This link does not hold, or no longer. Ask for another one.',
    refusedOrigin:
      'Areas may not come from this address here. OVERRIDE_ORIGINS of this installation lists those that may.',
  },
  fr: {
    title: 'Zones servies par un poste de développement',
    question: 'Charger ceci depuis un serveur de développement, dans ce navigateur uniquement ?',
    meaning:
      'Ce code n’est pas publié : il s’exécute sur ce site en votre nom, avec tous vos droits. Ne continuez que si vous savez à qui est ce serveur.',
    until: 'jusqu’au',
    area: 'Zone',
    origin: 'Adresse du serveur de développement',
    turnOn: 'Charger',
    turnOff: 'Désactiver',
    back: 'Retour au site',
    active: 'Dans ce navigateur, ces zones viennent de serveurs de développement :',
    none: 'Dans ce navigateur, tout vient des versions en ligne.',
    refused: 'Ce lien n’est pas ou plus valable. Demandez-en un autre.',
    refusedOrigin:
      'Aucune zone ne peut venir de cette adresse ici. OVERRIDE_ORIGINS de cette installation énumère celles qui sont permises.',
  },
};

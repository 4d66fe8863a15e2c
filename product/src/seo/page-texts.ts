import type { Language } from 'shared-api/contract';

/** Title and description of a page. */
export interface PageText {
  readonly title: string;
  /** Title in link previews, where the page's own is too short. */
  readonly previewTitle?: string;
  readonly description: string;
}

/** Titles equal those that the running page sets. */
type Texts = Readonly<Record<Language, PageText>>;

/** Pages for search engines, by path. */
export const PUBLIC_PAGES: Readonly<Record<string, Texts>> = {
  '/': {
    en: {
      title: 'Restaurants',
      previewTitle: 'Maida, the restaurants of Mauritania',
      description:
        'The restaurants of Mauritania in one place: see who is open, read menus with real prices and order for delivery or takeaway in a minute. No account needed.',
    },
    fr: {
      title: 'Restaurants',
      previewTitle: 'Maida, les restaurants de Mauritanie',
      description:
        'Les restaurants de Mauritanie au même endroit : voyez qui est ouvert, lisez la carte avec les vrais prix et commandez, livré ou à emporter, en une minute. Sans compte.',
    },
  },
  '/about': {
    en: {
      title: 'About',
      description:
        'Maida sets one table for all the kitchens of Mauritania, made for the phone in your hand and the network you really have.',
    },
    fr: {
      title: 'À propos',
      description:
        'Maida dresse une seule table pour toutes les cuisines de Mauritanie, pensée pour le téléphone que vous avez en main et le réseau tel qu’il est.',
    },
  },
  '/business': {
    en: {
      title: 'For restaurants',
      description:
        'Put your menu on Maida and receive orders on the phone you already have: no missed calls, your own hours and your own prices.',
    },
    fr: {
      title: 'Restaurateurs',
      description:
        'Mettez votre carte sur Maida et recevez les commandes sur le téléphone que vous avez déjà : aucun appel manqué, vos horaires et vos prix.',
    },
  },
  '/contact': {
    en: {
      title: 'Contact us',
      description: 'A question, an idea, something that did not work? Write to Maida; we read every message.',
    },
    fr: {
      title: 'Nous contacter',
      description: 'Une question, une idée, un souci ? Écrivez à Maida ; nous lisons chaque message.',
    },
  },
  '/terms': {
    en: {
      title: 'Terms of use',
      description:
        'The rules of our table, in plain words: orders and prices, delivery and payment, cancelling, and your data.',
    },
    fr: {
      title: 'Conditions d’utilisation',
      description:
        'Les règles de notre table, en mots simples : commandes et prix, livraison et paiement, annulation, et vos données.',
    },
  },
  '/provider/register': {
    en: {
      title: 'Register your restaurant',
      description:
        'Tell us who you are and where you cook. It takes two minutes, and orders reach you on your phone.',
    },
    fr: {
      title: 'Inscrivez votre restaurant',
      description:
        'Dites-nous qui vous êtes et où vous cuisinez. Deux minutes suffisent, et les commandes arrivent sur votre téléphone.',
    },
  },
  '/register': {
    en: {
      title: 'Create your account',
      description:
        'Keep your orders and favourites in one place. You can always order without an account, too.',
    },
    fr: {
      title: 'Créez votre compte',
      description:
        'Retrouvez vos commandes et vos favoris au même endroit. Vous pouvez toujours commander sans compte.',
    },
  },
  '/login': {
    en: { title: 'Log in', description: 'Log in to find your orders and favourites on every device.' },
    fr: {
      title: 'Connexion',
      description: 'Connectez-vous pour retrouver vos commandes et vos favoris sur tous vos appareils.',
    },
  },
};

/** Personal pages, by path. */
export const PRIVATE_PAGES: Readonly<Record<string, Texts>> = {
  '/orders': {
    en: { title: 'Orders', description: 'Your orders on Maida, live until they reach you.' },
    fr: { title: 'Commandes', description: 'Vos commandes sur Maida, suivies jusqu’à votre porte.' },
  },
  '/orders/:token': {
    en: { title: 'Track an order', description: 'Follow this order live, from the kitchen to the door.' },
    fr: {
      title: 'Suivre une commande',
      description: 'Suivez cette commande en direct, de la cuisine à la porte.',
    },
  },
  '/reset-password': {
    en: { title: 'Choose a new password', description: 'Choose a new password for your Maida account.' },
    fr: {
      title: 'Choisir un nouveau mot de passe',
      description: 'Choisissez un nouveau mot de passe pour votre compte Maida.',
    },
  },
  '/confirm-email': {
    en: {
      title: 'Confirm your email',
      description: 'Confirm the email address of your Maida account.',
    },
    fr: {
      title: 'Confirmer votre e-mail',
      description: 'Confirmez l’adresse e-mail de votre compte Maida.',
    },
  },
};

/** The page of an unknown restaurant. */
export const MISSING_RESTAURANT: Texts = {
  en: { title: 'Restaurant not found', description: 'This restaurant is not on Maida, or not any more.' },
  fr: {
    title: 'Restaurant introuvable',
    description: 'Ce restaurant n’est pas sur Maida, ou ne l’est plus.',
  },
};

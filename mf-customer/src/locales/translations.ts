import type { AreaTranslations } from 'platform/contract';
import enAccount from './en/customer-account.json';
import enAddress from './en/customer-address.json';
import enData from './en/customer-data.json';
import enFactor from './en/customer-factor.json';
import enFavourite from './en/customer-favourite.json';
import enNotification from './en/customer-notification.json';
import enOrder from './en/customer-order.json';
import enPasskey from './en/customer-passkey.json';
import enProfile from './en/customer-profile.json';
import enReview from './en/customer-review.json';
import enSession from './en/customer-session.json';
import frAccount from './fr/customer-account.json';
import frAddress from './fr/customer-address.json';
import frData from './fr/customer-data.json';
import frFactor from './fr/customer-factor.json';
import frFavourite from './fr/customer-favourite.json';
import frNotification from './fr/customer-notification.json';
import frOrder from './fr/customer-order.json';
import frPasskey from './fr/customer-passkey.json';
import frProfile from './fr/customer-profile.json';
import frReview from './fr/customer-review.json';
import frSession from './fr/customer-session.json';

/** The area's texts by language and namespace. */
export const translations: AreaTranslations = {
  en: {
    'customer-account': enAccount,
    'customer-address': enAddress,
    'customer-data': enData,
    'customer-factor': enFactor,
    'customer-favourite': enFavourite,
    'customer-notification': enNotification,
    'customer-order': enOrder,
    'customer-passkey': enPasskey,
    'customer-profile': enProfile,
    'customer-review': enReview,
    'customer-session': enSession,
  },
  fr: {
    'customer-account': frAccount,
    'customer-address': frAddress,
    'customer-data': frData,
    'customer-factor': frFactor,
    'customer-favourite': frFavourite,
    'customer-notification': frNotification,
    'customer-order': frOrder,
    'customer-passkey': frPasskey,
    'customer-profile': frProfile,
    'customer-review': frReview,
    'customer-session': frSession,
  },
};
